func.func @f(%m: memref<1xi32>, %c: i1) {
  %zero = arith.constant 0 : i32
  affine.for %i = 0 to 1 {
    scf.if %c {
      affine.store %zero, %m[0] : memref<1xi32>
    }
  }
  return
}
