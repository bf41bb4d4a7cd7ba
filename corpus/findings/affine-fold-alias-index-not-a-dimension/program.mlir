module {
  func.func @f(%arg0: memref<1x8xf32>, %arg1: memref<index>) {
    %c1 = arith.constant 1 : index
    affine.for %arg2 = 0 to 3 {
      %0 = memref.load %arg1[] : memref<index>
      %1 = arith.andi %0, %c1 : index
      %subview = memref.subview %arg0[%1, 2] [1, 1] [1, 2] : memref<1x8xf32> to memref<1x1xf32, strided<[8, 2], offset: ?>>
      %2 = affine.load %subview[%c1 + 1, %c1] : memref<1x1xf32, strided<[8, 2], offset: ?>>
      affine.store %2, %subview[%c1, 1] : memref<1x1xf32, strided<[8, 2], offset: ?>>
    }
    return
  }
}
