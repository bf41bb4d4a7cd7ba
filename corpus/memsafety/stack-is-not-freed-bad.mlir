// expected: bad-free
// args: true, memref(4)
func.func @f(%c: i1, %x: memref<4xf32>) -> f32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %s = memref.alloca() : memref<4xf32>
  %h = memref.alloc() : memref<4xf32>
  memref.copy %x, %s : memref<4xf32> to memref<4xf32>
  memref.copy %x, %h : memref<4xf32> to memref<4xf32>
  %p = arith.select %c, %s, %h : memref<4xf32>
  %v = memref.load %p[%c0] : memref<4xf32>
  memref.dealloc %p : memref<4xf32>
  return %v : f32
}
