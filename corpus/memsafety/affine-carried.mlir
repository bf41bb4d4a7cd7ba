// expected: safe
func.func @f(%x: memref<4xf32>) -> f32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %a = memref.alloc() : memref<4xf32>
  memref.copy %x, %a : memref<4xf32> to memref<4xf32>
  %r = affine.for %i = 0 to 3 iter_args(%p = %a) -> (memref<4xf32>) {
    %b = memref.alloc() : memref<4xf32>
    memref.copy %p, %b : memref<4xf32> to memref<4xf32>
    memref.dealloc %p : memref<4xf32>
    affine.yield %b : memref<4xf32>
  }
  %v = memref.load %r[%c0] : memref<4xf32>
  memref.dealloc %r : memref<4xf32>
  return %v : f32
}
