module {
  func.func @f(%arg0: f32) -> f32 {
    %c0 = arith.constant 0 : index
    %alloc = memref.alloc() : memref<1xf32>
    memref.store %arg0, %alloc[%c0] : memref<1xf32>
    %0 = memref.load %alloc[%c0] : memref<1xf32>
    %1 = memref.realloc %alloc : memref<1xf32> to memref<1xf32>
    memref.dealloc %1 : memref<1xf32>
    return %0 : f32
  }
}
