func.func @f(%m: memref<1xi32>, %v: i32) {
  affine.for %i = 0 to 0 {
    affine.store %v, %m[0] : memref<1xi32>
  }
  return
}
