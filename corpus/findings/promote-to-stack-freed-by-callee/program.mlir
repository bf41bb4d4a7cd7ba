module {
  func.func private @g(%arg0: memref<f32>) {
    memref.dealloc %arg0 : memref<f32>
    return
  }
  func.func @f() {
    %alloc = memref.alloc() : memref<f32>
    call @g(%alloc) : (memref<f32>) -> ()
    return
  }
}
