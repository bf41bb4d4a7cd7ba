func.func @f(%v: f32) -> f32 {
  %c0 = arith.constant 0 : index
  %m = memref.alloc() : memref<1xf32>
  memref.store %v, %m[%c0] : memref<1xf32>
  %x = memref.load %m[%c0] : memref<1xf32>
  %k = memref.realloc %m : memref<1xf32> to memref<2xf32>
  memref.dealloc %k : memref<2xf32>
  return %x : f32
}
