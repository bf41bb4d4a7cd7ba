// RUN: freehold-prove rewrite --no-cache --reading both %s | FileCheck %s
// Results that are swapped together with what they belong to.
// CHECK: swaps-retained  proved  (union
// CHECK: swaps-retained  proved  (literal
func.func @src(%l: memref<?xf32> {freehold.list}, %lc: i1 {freehold.list}, %r: memref<?xf32>, %s: memref<?xf32>) -> (i1, i1) {
  %o:2 = bufferization.dealloc (%l : memref<?xf32>) if (%lc) retain (%r, %s : memref<?xf32>, memref<?xf32>)
  return %o#0, %o#1 : i1, i1
}
func.func @tgt(%l: memref<?xf32> {freehold.list}, %lc: i1 {freehold.list}, %r: memref<?xf32>, %s: memref<?xf32>) -> (i1, i1) {
  %o:2 = bufferization.dealloc (%l : memref<?xf32>) if (%lc) retain (%s, %r : memref<?xf32>, memref<?xf32>)
  return %o#1, %o#0 : i1, i1
}
