module {
  func.func @f(%arg0: memref<1x1xf32, strided<[-12, -1], offset: 143>>) -> f32 {
    %c0 = arith.constant 0 : index
    %0 = memref.load %arg0[%c0, %c0] : memref<1x1xf32, strided<[-12, -1], offset: 143>>
    return %0 : f32
  }
}
