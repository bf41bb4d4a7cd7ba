func.func @f(%v: f32) -> f32 {
  %c0 = arith.constant 0 : index
  %a = memref.alloc() : memref<4xf32>
  memref.store %v, %a[%c0] : memref<4xf32>
  %b = memref.realloc %a : memref<4xf32> to memref<8xf32>
  %x = memref.load %b[%c0] : memref<8xf32>
  memref.dealloc %b : memref<8xf32>
  return %x : f32
}
