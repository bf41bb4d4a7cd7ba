func.func @f(%v: f16, %w: i1, %m: memref<4xf32>, %i: i32, %mi: memref<4xi32>, %mc: memref<4xcomplex<f32>>) -> i1 {
  %b = memref.alloc() : memref<i1>
  memref.store %w, %b[] : memref<i1>
  %h = memref.atomic_rmw ori %w, %b[] : (i1, memref<i1>) -> i1
  memref.dealloc %b : memref<i1>
  return %h : i1
}
