module {
  func.func @f() {
    %c0 = arith.constant 0 : index
    %alloc = memref.alloc() : memref<1xf32>
    %0 = memref.realloc %alloc : memref<1xf32> to memref<1xf32>
    %1 = memref.load %0[%c0] : memref<1xf32>
    return
  }
}
