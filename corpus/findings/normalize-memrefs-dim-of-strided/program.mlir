module {
  func.func @f() -> index {
    %c0 = arith.constant 0 : index
    %alloc = memref.alloc() : memref<2xf32, strided<[2]>>
    %dim = memref.dim %alloc, %c0 : memref<2xf32, strided<[2]>>
    return %dim : index
  }
}
