// H8, H9: what the op itself does not allow is reported before any pass runs.
// RUN: freehold-opt %s --fh-ownership-based-buffer-deallocation -verify-diagnostics -split-input-file

func.func @conditions(%a: memref<2xi32>, %c: i1) {
  // expected-error@below {{must have the same number of conditions as memrefs to deallocate}}
  bufferization.dealloc (%a : memref<2xi32>) if (%c, %c)
  return
}
// -----
func.func @results(%a: memref<2xi32>, %c: i1) {
  // expected-error@below {{operation defines 1 results but was provided 2 to bind}}
  %r:2 = bufferization.dealloc (%a : memref<2xi32>) if (%c) retain (%a : memref<2xi32>)
  return
}
