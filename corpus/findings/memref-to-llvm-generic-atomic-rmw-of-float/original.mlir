func.func @f(%v: f32) -> f32 {
  %a = memref.alloc() : memref<f32>
  memref.store %v, %a[] : memref<f32>
  %h = memref.generic_atomic_rmw %a[] : memref<f32> {
  ^bb0(%q: f32):
    memref.atomic_yield %q : f32
  }
  memref.dealloc %a : memref<f32>
  return %h : f32
}
