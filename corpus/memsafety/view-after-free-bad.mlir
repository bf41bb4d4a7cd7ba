// expected: use-after-free
func.func @f(%s: index, %x: memref<6xf32>) -> f32 {
  %c0 = arith.constant 0 : index
  %m = memref.alloc() : memref<6xf32>
  memref.copy %x, %m : memref<6xf32> to memref<6xf32>
  %w = memref.expand_shape %m [[0, 1]] output_shape [2, 3] : memref<6xf32> into memref<2x3xf32>
  memref.dealloc %m : memref<6xf32>
  %e = memref.load %w[%c0, %c0] : memref<2x3xf32>
  return %e : f32
}
