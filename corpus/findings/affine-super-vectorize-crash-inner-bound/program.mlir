func.func @f(%A: memref<4x4xi32>, %v: i32) {
  affine.for %i = 0 to 4 {
    affine.for %j = 0 to affine_map<(d0) -> (d0)>(%i) {
      affine.store %v, %A[%i, %j] : memref<4x4xi32>
    }
  }
  return
}
