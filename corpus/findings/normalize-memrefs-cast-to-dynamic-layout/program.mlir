module {
  func.func @f(%arg0: memref<4xi32>) {
    %c0 = arith.constant 0 : index
    %reinterpret_cast = memref.reinterpret_cast %arg0 to offset: [3], sizes: [1], strides: [1] : memref<4xi32> to memref<1xi32, strided<[1], offset: 3>>
    %cast = memref.cast %reinterpret_cast : memref<1xi32, strided<[1], offset: 3>> to memref<?xi32, strided<[?], offset: ?>>
    %0 = memref.load %cast[%c0] : memref<?xi32, strided<[?], offset: ?>>
    vector.print %0 : i32
    return
  }
}
