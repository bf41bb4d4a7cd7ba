func.func @f(%m: memref<4xi32>, %c: i1, %p: memref<index>) -> i32 {
  cf.cond_br %c, ^read, ^skip
^read:
  %c3 = arith.constant 3 : index
  %n = memref.load %p[] : memref<index>
  %i = arith.minui %n, %c3 : index
  %v = affine.load %m[symbol(%i)] : memref<4xi32>
  return %v : i32
^skip:
  %zero = arith.constant 0 : i32
  return %zero : i32
}
