module {
  func.func @f(%arg0: index, %arg1: memref<1xi32>, %arg2: i32) {
    affine.for %arg3 = 0 to %arg0 {
      affine.store %arg2, %arg1[0] : memref<1xi32>
    }
    return
  }
}
