module {
  func.func @f() {
    %alloc = memref.alloc() : memref<1xi32>
    %0 = memref.realloc %alloc : memref<1xi32> to memref<2xi32>
    return
  }
}
