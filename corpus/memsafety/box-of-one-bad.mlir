// expected: use-after-free
// args: 2, memref(4)
func.func @f(%n: index, %x: memref<4xf32>) -> f32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %box = memref.alloc() : memref<memref<4xf32>>
  %a = memref.alloc() : memref<4xf32>
  memref.copy %x, %a : memref<4xf32> to memref<4xf32>
  memref.store %a, %box[] : memref<memref<4xf32>>
  scf.for %i = %c0 to %n step %c1 {
    %p = memref.load %box[] : memref<memref<4xf32>>
    %b = memref.alloc() : memref<4xf32>
    memref.copy %p, %b : memref<4xf32> to memref<4xf32>
    memref.dealloc %p : memref<4xf32>
  }
  %r = memref.load %box[] : memref<memref<4xf32>>
  %v = memref.load %r[%c0] : memref<4xf32>
  memref.dealloc %r : memref<4xf32>
  memref.dealloc %box : memref<memref<4xf32>>
  return %v : f32
}
