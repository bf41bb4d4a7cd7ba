func.func @main() -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = arith.constant 100000 : index
  %z = arith.constant 0 : i32
  cf.br ^head(%c0, %z : index, i32)
^head(%i: index, %s: i32):
  %p = arith.cmpi slt, %i, %n : index
  cf.cond_br %p, ^body, ^exit
^body:
  %m = memref.alloc() : memref<256xi32>
  memref.store %s, %m[%c0] : memref<256xi32>
  %x = memref.load %m[%c0] : memref<256xi32>
  %i2 = arith.addi %i, %c1 : index
  cf.br ^head(%i2, %x : index, i32)
^exit:
  return %s : i32
}
