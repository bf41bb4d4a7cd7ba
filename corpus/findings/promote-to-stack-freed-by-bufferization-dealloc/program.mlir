module {
  func.func @f() {
    %true = arith.constant true
    %alloc = memref.alloc() : memref<f32>
    bufferization.dealloc (%alloc : memref<f32>) if (%true)
    return
  }
}
