// expected: bad-free
memref.global "private" @g : memref<4xf32> = dense<1.0>
func.func @f(%c: i1) -> f32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %g = memref.get_global @g : memref<4xf32>
  %m = memref.alloc() : memref<4xf32>
  memref.copy %g, %m : memref<4xf32> to memref<4xf32>
  %p = arith.select %c, %m, %g : memref<4xf32>
  %v = memref.load %p[%c0] : memref<4xf32>
  memref.dealloc %p : memref<4xf32>
  return %v : f32
}
