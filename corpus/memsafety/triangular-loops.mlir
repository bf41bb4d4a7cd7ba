// expected: safe
// Each iteration of the inner loop frees the buffer that it is passed and yields a new one; the outer loop frees the last.
// The bounds and sizes depend on the outer index, so iterations run zero times or allocate empty buffers as well.
func.func @f(%n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.for %i = %c0 to %n step %c1 {
    %t = memref.alloc(%i) : memref<?xf32>
    %r = scf.for %j = %c0 to %i step %c1 iter_args(%p = %t) -> (memref<?xf32>) {
      memref.dealloc %p : memref<?xf32>
      %q = memref.alloc(%j) : memref<?xf32>
      scf.yield %q : memref<?xf32>
    }
    memref.dealloc %r : memref<?xf32>
  }
  return
}
