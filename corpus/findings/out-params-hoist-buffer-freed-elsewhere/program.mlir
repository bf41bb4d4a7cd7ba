module {
  func.func private @g(%arg0: memref<f32>, %arg1: i1) -> memref<f32> {
    %alloc = memref.alloc() : memref<f32>
    cf.cond_br %arg1, ^bb1, ^bb2
  ^bb1:  // pred: ^bb0
    memref.dealloc %alloc : memref<f32>
    return %arg0 : memref<f32>
  ^bb2:  // pred: ^bb0
    return %alloc : memref<f32>
  }
  func.func @f(%arg0: memref<f32>, %arg1: i1) {
    %0 = call @g(%arg0, %arg1) : (memref<f32>, i1) -> memref<f32>
    return
  }
}
