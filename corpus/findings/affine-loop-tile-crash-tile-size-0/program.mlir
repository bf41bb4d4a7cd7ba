func.func @f(%m: memref<4xi32>, %v: i32) {
  affine.for %i = 0 to 4 {
    affine.store %v, %m[%i] : memref<4xi32>
  }
  return
}
