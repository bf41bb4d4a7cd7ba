// expected: safe
func.func @f(%o: index, %x: memref<4xf32>) -> f32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %m = memref.alloc() : memref<4xf32>
  memref.copy %x, %m : memref<4xf32> to memref<4xf32>
  %v = memref.reinterpret_cast %m to offset: [0], sizes: [2], strides: [1] : memref<4xf32> to memref<2xf32, strided<[1], offset: 0>>
  %e = memref.load %v[%c0] : memref<2xf32, strided<[1], offset: 0>>
  memref.dealloc %v : memref<2xf32, strided<[1], offset: 0>>
  return %e : f32
}
