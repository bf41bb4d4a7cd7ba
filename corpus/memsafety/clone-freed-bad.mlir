// expected: bad-free
func.func @f(%x: memref<4xf32>) -> f32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %m = bufferization.clone %x : memref<4xf32> to memref<4xf32>
  %v = memref.load %m[%c0] : memref<4xf32>
  memref.dealloc %x : memref<4xf32>
  return %v : f32
}
