// expected: leak
// args: 2
func.func @f(%n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %m = memref.alloc() : memref<4xf32>
  %u = memref.cast %m : memref<4xf32> to memref<*xf32>
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%p = %u) -> (memref<*xf32>) {
    %q = memref.alloc(%i) : memref<?xf32>
    %v = memref.cast %q : memref<?xf32> to memref<*xf32>
    scf.yield %v : memref<*xf32>
  }
  memref.dealloc %r : memref<*xf32>
  return
}
