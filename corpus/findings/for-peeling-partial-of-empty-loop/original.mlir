func.func @f(%m: memref<i32>, %n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %v = arith.constant 7 : i32
  %ub = arith.minui %n, %c0 : index
  scf.for %i = %c1 to %ub step %c2 {
    memref.store %v, %m[] : memref<i32>
  }
  return
}
