module {
  func.func @f(%arg0: memref<4xi32, strided<[2]>>) {
    %c0 = arith.constant 0 : index
    %cast = memref.cast %arg0 : memref<4xi32, strided<[2]>> to memref<4xi32, strided<[2]>>
    %0 = memref.load %cast[%c0] : memref<4xi32, strided<[2]>>
    return
  }
}
