module {
  func.func @f(%arg0: memref<1x2xi32>) -> i32 {
    %c0 = arith.constant 0 : index
    %subview = memref.subview %arg0[0, 1] [1, 1] [2, 1] : memref<1x2xi32> to memref<1xi32, strided<[4], offset: 1>>
    %0 = memref.load %subview[%c0] : memref<1xi32, strided<[4], offset: 1>>
    return %0 : i32
  }
}
