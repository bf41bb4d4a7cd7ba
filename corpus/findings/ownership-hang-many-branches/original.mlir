// Counts how many bits of %n are set, as scf.if lowered to blocks has it.
func.func @bits(%n: i32) -> i32 {
  %zero = arith.constant 0 : i32
  %one = arith.constant 1 : i32
  %m = memref.alloc() : memref<i32>
  memref.store %zero, %m[] : memref<i32>
  %k0 = arith.constant 1 : i32
  %b0 = arith.andi %n, %k0 : i32
  %c0 = arith.cmpi ne, %b0, %zero : i32
  cf.cond_br %c0, ^then0, ^join0
^then0:
  %x0 = memref.load %m[] : memref<i32>
  %y0 = arith.addi %x0, %one : i32
  memref.store %y0, %m[] : memref<i32>
  cf.br ^join0
^join0:
  %k1 = arith.constant 2 : i32
  %b1 = arith.andi %n, %k1 : i32
  %c1 = arith.cmpi ne, %b1, %zero : i32
  cf.cond_br %c1, ^then1, ^join1
^then1:
  %x1 = memref.load %m[] : memref<i32>
  %y1 = arith.addi %x1, %one : i32
  memref.store %y1, %m[] : memref<i32>
  cf.br ^join1
^join1:
  %k2 = arith.constant 4 : i32
  %b2 = arith.andi %n, %k2 : i32
  %c2 = arith.cmpi ne, %b2, %zero : i32
  cf.cond_br %c2, ^then2, ^join2
^then2:
  %x2 = memref.load %m[] : memref<i32>
  %y2 = arith.addi %x2, %one : i32
  memref.store %y2, %m[] : memref<i32>
  cf.br ^join2
^join2:
  %k3 = arith.constant 8 : i32
  %b3 = arith.andi %n, %k3 : i32
  %c3 = arith.cmpi ne, %b3, %zero : i32
  cf.cond_br %c3, ^then3, ^join3
^then3:
  %x3 = memref.load %m[] : memref<i32>
  %y3 = arith.addi %x3, %one : i32
  memref.store %y3, %m[] : memref<i32>
  cf.br ^join3
^join3:
  %k4 = arith.constant 16 : i32
  %b4 = arith.andi %n, %k4 : i32
  %c4 = arith.cmpi ne, %b4, %zero : i32
  cf.cond_br %c4, ^then4, ^join4
^then4:
  %x4 = memref.load %m[] : memref<i32>
  %y4 = arith.addi %x4, %one : i32
  memref.store %y4, %m[] : memref<i32>
  cf.br ^join4
^join4:
  %k5 = arith.constant 32 : i32
  %b5 = arith.andi %n, %k5 : i32
  %c5 = arith.cmpi ne, %b5, %zero : i32
  cf.cond_br %c5, ^then5, ^join5
^then5:
  %x5 = memref.load %m[] : memref<i32>
  %y5 = arith.addi %x5, %one : i32
  memref.store %y5, %m[] : memref<i32>
  cf.br ^join5
^join5:
  %k6 = arith.constant 64 : i32
  %b6 = arith.andi %n, %k6 : i32
  %c6 = arith.cmpi ne, %b6, %zero : i32
  cf.cond_br %c6, ^then6, ^join6
^then6:
  %x6 = memref.load %m[] : memref<i32>
  %y6 = arith.addi %x6, %one : i32
  memref.store %y6, %m[] : memref<i32>
  cf.br ^join6
^join6:
  %k7 = arith.constant 128 : i32
  %b7 = arith.andi %n, %k7 : i32
  %c7 = arith.cmpi ne, %b7, %zero : i32
  cf.cond_br %c7, ^then7, ^join7
^then7:
  %x7 = memref.load %m[] : memref<i32>
  %y7 = arith.addi %x7, %one : i32
  memref.store %y7, %m[] : memref<i32>
  cf.br ^join7
^join7:
  %k8 = arith.constant 256 : i32
  %b8 = arith.andi %n, %k8 : i32
  %c8 = arith.cmpi ne, %b8, %zero : i32
  cf.cond_br %c8, ^then8, ^join8
^then8:
  %x8 = memref.load %m[] : memref<i32>
  %y8 = arith.addi %x8, %one : i32
  memref.store %y8, %m[] : memref<i32>
  cf.br ^join8
^join8:
  %k9 = arith.constant 512 : i32
  %b9 = arith.andi %n, %k9 : i32
  %c9 = arith.cmpi ne, %b9, %zero : i32
  cf.cond_br %c9, ^then9, ^join9
^then9:
  %x9 = memref.load %m[] : memref<i32>
  %y9 = arith.addi %x9, %one : i32
  memref.store %y9, %m[] : memref<i32>
  cf.br ^join9
^join9:
  %k10 = arith.constant 1024 : i32
  %b10 = arith.andi %n, %k10 : i32
  %c10 = arith.cmpi ne, %b10, %zero : i32
  cf.cond_br %c10, ^then10, ^join10
^then10:
  %x10 = memref.load %m[] : memref<i32>
  %y10 = arith.addi %x10, %one : i32
  memref.store %y10, %m[] : memref<i32>
  cf.br ^join10
^join10:
  %k11 = arith.constant 2048 : i32
  %b11 = arith.andi %n, %k11 : i32
  %c11 = arith.cmpi ne, %b11, %zero : i32
  cf.cond_br %c11, ^then11, ^join11
^then11:
  %x11 = memref.load %m[] : memref<i32>
  %y11 = arith.addi %x11, %one : i32
  memref.store %y11, %m[] : memref<i32>
  cf.br ^join11
^join11:
  %k12 = arith.constant 4096 : i32
  %b12 = arith.andi %n, %k12 : i32
  %c12 = arith.cmpi ne, %b12, %zero : i32
  cf.cond_br %c12, ^then12, ^join12
^then12:
  %x12 = memref.load %m[] : memref<i32>
  %y12 = arith.addi %x12, %one : i32
  memref.store %y12, %m[] : memref<i32>
  cf.br ^join12
^join12:
  %k13 = arith.constant 8192 : i32
  %b13 = arith.andi %n, %k13 : i32
  %c13 = arith.cmpi ne, %b13, %zero : i32
  cf.cond_br %c13, ^then13, ^join13
^then13:
  %x13 = memref.load %m[] : memref<i32>
  %y13 = arith.addi %x13, %one : i32
  memref.store %y13, %m[] : memref<i32>
  cf.br ^join13
^join13:
  %k14 = arith.constant 16384 : i32
  %b14 = arith.andi %n, %k14 : i32
  %c14 = arith.cmpi ne, %b14, %zero : i32
  cf.cond_br %c14, ^then14, ^join14
^then14:
  %x14 = memref.load %m[] : memref<i32>
  %y14 = arith.addi %x14, %one : i32
  memref.store %y14, %m[] : memref<i32>
  cf.br ^join14
^join14:
  %k15 = arith.constant 32768 : i32
  %b15 = arith.andi %n, %k15 : i32
  %c15 = arith.cmpi ne, %b15, %zero : i32
  cf.cond_br %c15, ^then15, ^join15
^then15:
  %x15 = memref.load %m[] : memref<i32>
  %y15 = arith.addi %x15, %one : i32
  memref.store %y15, %m[] : memref<i32>
  cf.br ^join15
^join15:
  %k16 = arith.constant 65536 : i32
  %b16 = arith.andi %n, %k16 : i32
  %c16 = arith.cmpi ne, %b16, %zero : i32
  cf.cond_br %c16, ^then16, ^join16
^then16:
  %x16 = memref.load %m[] : memref<i32>
  %y16 = arith.addi %x16, %one : i32
  memref.store %y16, %m[] : memref<i32>
  cf.br ^join16
^join16:
  %k17 = arith.constant 131072 : i32
  %b17 = arith.andi %n, %k17 : i32
  %c17 = arith.cmpi ne, %b17, %zero : i32
  cf.cond_br %c17, ^then17, ^join17
^then17:
  %x17 = memref.load %m[] : memref<i32>
  %y17 = arith.addi %x17, %one : i32
  memref.store %y17, %m[] : memref<i32>
  cf.br ^join17
^join17:
  %k18 = arith.constant 262144 : i32
  %b18 = arith.andi %n, %k18 : i32
  %c18 = arith.cmpi ne, %b18, %zero : i32
  cf.cond_br %c18, ^then18, ^join18
^then18:
  %x18 = memref.load %m[] : memref<i32>
  %y18 = arith.addi %x18, %one : i32
  memref.store %y18, %m[] : memref<i32>
  cf.br ^join18
^join18:
  %k19 = arith.constant 524288 : i32
  %b19 = arith.andi %n, %k19 : i32
  %c19 = arith.cmpi ne, %b19, %zero : i32
  cf.cond_br %c19, ^then19, ^join19
^then19:
  %x19 = memref.load %m[] : memref<i32>
  %y19 = arith.addi %x19, %one : i32
  memref.store %y19, %m[] : memref<i32>
  cf.br ^join19
^join19:
  %k20 = arith.constant 1048576 : i32
  %b20 = arith.andi %n, %k20 : i32
  %c20 = arith.cmpi ne, %b20, %zero : i32
  cf.cond_br %c20, ^then20, ^join20
^then20:
  %x20 = memref.load %m[] : memref<i32>
  %y20 = arith.addi %x20, %one : i32
  memref.store %y20, %m[] : memref<i32>
  cf.br ^join20
^join20:
  %k21 = arith.constant 2097152 : i32
  %b21 = arith.andi %n, %k21 : i32
  %c21 = arith.cmpi ne, %b21, %zero : i32
  cf.cond_br %c21, ^then21, ^join21
^then21:
  %x21 = memref.load %m[] : memref<i32>
  %y21 = arith.addi %x21, %one : i32
  memref.store %y21, %m[] : memref<i32>
  cf.br ^join21
^join21:
  %k22 = arith.constant 4194304 : i32
  %b22 = arith.andi %n, %k22 : i32
  %c22 = arith.cmpi ne, %b22, %zero : i32
  cf.cond_br %c22, ^then22, ^join22
^then22:
  %x22 = memref.load %m[] : memref<i32>
  %y22 = arith.addi %x22, %one : i32
  memref.store %y22, %m[] : memref<i32>
  cf.br ^join22
^join22:
  %k23 = arith.constant 8388608 : i32
  %b23 = arith.andi %n, %k23 : i32
  %c23 = arith.cmpi ne, %b23, %zero : i32
  cf.cond_br %c23, ^then23, ^join23
^then23:
  %x23 = memref.load %m[] : memref<i32>
  %y23 = arith.addi %x23, %one : i32
  memref.store %y23, %m[] : memref<i32>
  cf.br ^join23
^join23:
  %k24 = arith.constant 16777216 : i32
  %b24 = arith.andi %n, %k24 : i32
  %c24 = arith.cmpi ne, %b24, %zero : i32
  cf.cond_br %c24, ^then24, ^join24
^then24:
  %x24 = memref.load %m[] : memref<i32>
  %y24 = arith.addi %x24, %one : i32
  memref.store %y24, %m[] : memref<i32>
  cf.br ^join24
^join24:
  %k25 = arith.constant 33554432 : i32
  %b25 = arith.andi %n, %k25 : i32
  %c25 = arith.cmpi ne, %b25, %zero : i32
  cf.cond_br %c25, ^then25, ^join25
^then25:
  %x25 = memref.load %m[] : memref<i32>
  %y25 = arith.addi %x25, %one : i32
  memref.store %y25, %m[] : memref<i32>
  cf.br ^join25
^join25:
  %k26 = arith.constant 67108864 : i32
  %b26 = arith.andi %n, %k26 : i32
  %c26 = arith.cmpi ne, %b26, %zero : i32
  cf.cond_br %c26, ^then26, ^join26
^then26:
  %x26 = memref.load %m[] : memref<i32>
  %y26 = arith.addi %x26, %one : i32
  memref.store %y26, %m[] : memref<i32>
  cf.br ^join26
^join26:
  %k27 = arith.constant 134217728 : i32
  %b27 = arith.andi %n, %k27 : i32
  %c27 = arith.cmpi ne, %b27, %zero : i32
  cf.cond_br %c27, ^then27, ^join27
^then27:
  %x27 = memref.load %m[] : memref<i32>
  %y27 = arith.addi %x27, %one : i32
  memref.store %y27, %m[] : memref<i32>
  cf.br ^join27
^join27:
  %k28 = arith.constant 268435456 : i32
  %b28 = arith.andi %n, %k28 : i32
  %c28 = arith.cmpi ne, %b28, %zero : i32
  cf.cond_br %c28, ^then28, ^join28
^then28:
  %x28 = memref.load %m[] : memref<i32>
  %y28 = arith.addi %x28, %one : i32
  memref.store %y28, %m[] : memref<i32>
  cf.br ^join28
^join28:
  %k29 = arith.constant 536870912 : i32
  %b29 = arith.andi %n, %k29 : i32
  %c29 = arith.cmpi ne, %b29, %zero : i32
  cf.cond_br %c29, ^then29, ^join29
^then29:
  %x29 = memref.load %m[] : memref<i32>
  %y29 = arith.addi %x29, %one : i32
  memref.store %y29, %m[] : memref<i32>
  cf.br ^join29
^join29:
  %k30 = arith.constant 1073741824 : i32
  %b30 = arith.andi %n, %k30 : i32
  %c30 = arith.cmpi ne, %b30, %zero : i32
  cf.cond_br %c30, ^then30, ^join30
^then30:
  %x30 = memref.load %m[] : memref<i32>
  %y30 = arith.addi %x30, %one : i32
  memref.store %y30, %m[] : memref<i32>
  cf.br ^join30
^join30:
  %k31 = arith.constant -2147483648 : i32
  %b31 = arith.andi %n, %k31 : i32
  %c31 = arith.cmpi ne, %b31, %zero : i32
  cf.cond_br %c31, ^then31, ^join31
^then31:
  %x31 = memref.load %m[] : memref<i32>
  %y31 = arith.addi %x31, %one : i32
  memref.store %y31, %m[] : memref<i32>
  cf.br ^join31
^join31:
  %r = memref.load %m[] : memref<i32>
  return %r : i32
}
