module {
  func.func @f() {
    return
  }
  func.func private @g(%arg0: memref<i8>) {
    %c0 = arith.constant 0 : index
    %c-9223372036854775808 = arith.constant -9223372036854775808 : index
    %reinterpret_cast = memref.reinterpret_cast %arg0 to offset: [0], sizes: [1], strides: [%c-9223372036854775808] : memref<i8> to memref<1xi8, strided<[?]>>
    %0 = memref.load %reinterpret_cast[%c0] : memref<1xi8, strided<[?]>>
    return
  }
}
