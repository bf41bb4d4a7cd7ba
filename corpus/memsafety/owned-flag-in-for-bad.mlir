// expected: leak
// args: 1, memref(4)
func.func @f(%n: index, %x: memref<4xf32>) -> f32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %false = arith.constant false
  %true = arith.constant true
  %r:2 = scf.for %i = %c0 to %n step %c1 iter_args(%p = %x, %own = %false) -> (memref<4xf32>, i1) {
    %b = memref.alloc() : memref<4xf32>
    memref.copy %p, %b : memref<4xf32> to memref<4xf32>
    scf.if %own {
      memref.dealloc %p : memref<4xf32>
    }
    scf.yield %b, %own : memref<4xf32>, i1
  }
  %v = memref.load %r#0[%c0] : memref<4xf32>
  scf.if %r#1 {
    memref.dealloc %r#0 : memref<4xf32>
  }
  return %v : f32
}
