module {
  func.func @f() {
    %c0 = arith.constant 0 : index
    %alloc = memref.alloc(%c0) : memref<?x1xi32>
    memref.dealloc %alloc : memref<?x1xi32>
    return
  }
}
