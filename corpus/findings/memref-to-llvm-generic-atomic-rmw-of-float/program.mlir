module {
  func.func @f(%arg0: memref<f32>) {
    %0 = memref.generic_atomic_rmw %arg0[] : memref<f32> {
    ^bb0(%arg1: f32):
      memref.atomic_yield %arg1 : f32
    }
    return
  }
}
