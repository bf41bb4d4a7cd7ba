// expected: bad-free
// args: 2, memref(8)
func.func @f(%i: index, %x: memref<8xf32>) -> f32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %k = arith.minui %i, %c3 : index
  %m = memref.alloc() : memref<8xf32>
  memref.copy %x, %m : memref<8xf32> to memref<8xf32>
  %v = memref.subview %m[%k] [4] [1] : memref<8xf32> to memref<4xf32, strided<[1], offset: ?>>
  %e = memref.load %v[%c0] : memref<4xf32, strided<[1], offset: ?>>
  memref.dealloc %v : memref<4xf32, strided<[1], offset: ?>>
  return %e : f32
}
