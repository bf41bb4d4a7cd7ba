module {
  func.func @f(%arg0: memref<4x4xf32>, %arg1: vector<4xf32>) {
    %c1 = arith.constant 1 : index
    %collapse_shape = memref.collapse_shape %arg0 [[0, 1]] : memref<4x4xf32> into memref<16xf32>
    vector.store %arg1, %collapse_shape[%c1] : memref<16xf32>, vector<4xf32>
    return
  }
}
