// RUN: %source/tests/oracle/Inputs/exit-code 0 freehold-prove rewrite --no-cache %s | FileCheck %s
// The same list of memrefs, freed by the same conditions, which stand before it.
// CHECK: conditions-before-list-right  proved
func.func @src(%c: i1 {freehold.list}, %m: memref<?xf32> {freehold.list}) {
  bufferization.dealloc (%m : memref<?xf32>) if (%c)
  return
}
func.func @tgt(%c: i1, %m: memref<?xf32>) {
  %v = memref.cast %m : memref<?xf32> to memref<?xf32, strided<[?], offset: ?>>
  bufferization.dealloc (%v : memref<?xf32, strided<[?], offset: ?>>) if (%c)
  return
}
