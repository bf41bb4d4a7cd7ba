// expected: safe
func.func @f(%x: memref<4xf32>) -> f32 {
  %c0 = arith.constant 0 : index
  %m = memref.alloc() : memref<4xf32>
  memref.copy %x, %m : memref<4xf32> to memref<4xf32>
  %u = memref.cast %m : memref<4xf32> to memref<*xf32>
  %r = memref.cast %u : memref<*xf32> to memref<4xf32>
  %v = memref.load %r[%c0] : memref<4xf32>
  memref.dealloc %u : memref<*xf32>
  return %v : f32
}
