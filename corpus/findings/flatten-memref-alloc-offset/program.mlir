module {
  func.func @f() {
    %alloc = memref.alloc() : memref<1x1xf32, strided<[8, 2], offset: 3>>
    memref.dealloc %alloc : memref<1x1xf32, strided<[8, 2], offset: 3>>
    return
  }
}
