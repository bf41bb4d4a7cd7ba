module {
  func.func @c(%arg0: memref<10x10xi32>) {
    affine.for %arg1 = 1 to 10 {
      affine.for %arg2 = 0 to 9 {
        %0 = affine.load %arg0[%arg1 - 1, %arg2 + 1] : memref<10x10xi32>
        affine.store %0, %arg0[%arg1, %arg2] : memref<10x10xi32>
      }
    }
    return
  }
}
