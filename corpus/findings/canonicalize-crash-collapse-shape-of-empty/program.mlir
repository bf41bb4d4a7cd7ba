module {
  func.func @f() {
    return
  }
  func.func private @g(%arg0: memref<i32>) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %reinterpret_cast = memref.reinterpret_cast %arg0 to offset: [0], sizes: [2, %c0], strides: [%c1, 1] : memref<i32> to memref<2x?xi32, strided<[?, 1]>>
    %collapse_shape = memref.collapse_shape %reinterpret_cast [[0, 1]] : memref<2x?xi32, strided<[?, 1]>> into memref<?xi32, strided<[?]>>
    %0 = memref.load %collapse_shape[%c0] : memref<?xi32, strided<[?]>>
    return
  }
}
