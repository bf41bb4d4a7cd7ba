module {
  func.func @f(%arg0: memref<10xi32>) {
    %cast = memref.cast %arg0 : memref<10xi32> to memref<?xi32>
    affine.for %arg1 = 0 to 9 {
      %0 = affine.load %cast[%arg1] : memref<?xi32>
      affine.store %0, %arg0[%arg1 + 1] : memref<10xi32>
    }
    return
  }
}
