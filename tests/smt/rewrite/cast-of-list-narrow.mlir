// RUN: not freehold-prove rewrite --no-cache %s 2>&1 | FileCheck %s
// An element that does not have 2 elements becomes poison, which is freed.
// CHECK: cast-of-list-narrow  invalid: a cast of a list that need not fit
func.func @src(%l: memref<?xf32> {freehold.list}, %k: i1 {freehold.list}) {
  bufferization.dealloc (%l : memref<?xf32>) if (%k)
  return
}
func.func @tgt(%l: memref<?xf32> {freehold.list}, %k: i1 {freehold.list}) {
  %u = memref.cast %l : memref<?xf32> to memref<2xf32>
  %v = memref.cast %u : memref<2xf32> to memref<?xf32>
  bufferization.dealloc (%v : memref<?xf32>) if (%k)
  return
}
