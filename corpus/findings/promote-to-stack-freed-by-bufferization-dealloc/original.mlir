func.func @f(%v: f32) -> f32 {
  %true = arith.constant true
  %a = memref.alloc() : memref<f32>
  memref.store %v, %a[] : memref<f32>
  %x = memref.load %a[] : memref<f32>
  bufferization.dealloc (%a : memref<f32>) if (%true)
  return %x : f32
}
