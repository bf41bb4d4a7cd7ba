// expected: bad-free
func.func @f(%c: i1, %x: memref<4xf32>) -> f32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %a = memref.alloc() : memref<4xf32>
  memref.copy %x, %a : memref<4xf32> to memref<4xf32>
  %m = arith.select %c, %a, %x : memref<4xf32>
  %v = memref.load %m[%c0] : memref<4xf32>
  %true = arith.constant true
  bufferization.dealloc (%m : memref<4xf32>) if (%true)
  return %v : f32
}
