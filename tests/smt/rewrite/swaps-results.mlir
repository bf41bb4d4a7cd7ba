// RUN: %source/tests/oracle/Inputs/exit-code 1 freehold-prove rewrite --no-cache %s | FileCheck %s
// CHECK: swaps-results  refuted: result {{[01]}} {{loses|gains}} ownership
// CHECK: allocation 0 (live)
// CHECK: observation
func.func @src(%l: memref<?xf32> {freehold.list}, %lc: i1 {freehold.list}, %r: memref<?xf32>, %s: memref<?xf32>) -> (i1, i1) {
  %o:2 = bufferization.dealloc (%l : memref<?xf32>) if (%lc) retain (%r, %s : memref<?xf32>, memref<?xf32>)
  return %o#0, %o#1 : i1, i1
}
func.func @tgt(%l: memref<?xf32> {freehold.list}, %lc: i1 {freehold.list}, %r: memref<?xf32>, %s: memref<?xf32>) -> (i1, i1) {
  %o:2 = bufferization.dealloc (%l : memref<?xf32>) if (%lc) retain (%r, %s : memref<?xf32>, memref<?xf32>)
  return %o#1, %o#0 : i1, i1
}
