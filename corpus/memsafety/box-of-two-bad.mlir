// expected: use-after-free
func.func @f(%x: memref<4xf32>) -> f32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %box = memref.alloca() : memref<2xmemref<4xf32>>
  %a = memref.alloc() : memref<4xf32>
  %b = memref.alloc() : memref<4xf32>
  memref.copy %x, %a : memref<4xf32> to memref<4xf32>
  memref.copy %x, %b : memref<4xf32> to memref<4xf32>
  memref.store %a, %box[%c0] : memref<2xmemref<4xf32>>
  memref.store %b, %box[%c1] : memref<2xmemref<4xf32>>
  memref.dealloc %b : memref<4xf32>
  %p = memref.load %box[%c1] : memref<2xmemref<4xf32>>
  %v = memref.load %p[%c0] : memref<4xf32>
  memref.dealloc %a : memref<4xf32>
  return %v : f32
}
