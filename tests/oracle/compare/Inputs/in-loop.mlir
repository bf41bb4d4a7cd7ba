// With the argument n: n + 1 allocations and frees, n of them clones; n alias checks. At most one
// clone lives beside the first buffer, so the peak is 16 bytes, and 8 when n is 0.
func.func @f(%n: index) -> i1 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %x = arith.constant 7 : i32
  %same = arith.constant true
  %a = memref.alloc() : memref<2xi32>
  memref.store %x, %a[%c0] : memref<2xi32>
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%s = %same) -> (i1) {
    %clone = bufferization.clone %a : memref<2xi32> to memref<2xi32>
    %p = memref.extract_aligned_pointer_as_index %a : memref<2xi32> -> index
    %q = memref.extract_aligned_pointer_as_index %clone : memref<2xi32> -> index
    %ne = index.cmp ne(%p, %q)
    %both = arith.andi %s, %ne : i1
    memref.dealloc %clone : memref<2xi32>
    scf.yield %both : i1
  }
  memref.dealloc %a : memref<2xi32>
  return %r : i1
}
