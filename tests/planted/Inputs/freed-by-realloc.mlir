func.func @f(%n: index) -> f32 {
  %c0 = arith.constant 0 : index
  %x = arith.constant 1.0 : f32
  %m = memref.alloc() : memref<4xf32>
  memref.store %x, %m[%c0] : memref<4xf32>
  %r = memref.realloc %m(%n) : memref<4xf32> to memref<?xf32>
  %v = memref.load %r[%c0] : memref<?xf32>
  return %v : f32
}
