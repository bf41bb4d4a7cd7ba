// expected: safe
func.func @f(%n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %a = memref.alloc(%c1) : memref<?xf32>
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%p = %a) -> (memref<?xf32>) {
    %s = memref.dim %p, %c0 : memref<?xf32>
    %t = arith.addi %s, %c2 : index
    %q = memref.realloc %p(%t) : memref<?xf32> to memref<?xf32>
    scf.yield %q : memref<?xf32>
  }
  memref.dealloc %r : memref<?xf32>
  return
}
