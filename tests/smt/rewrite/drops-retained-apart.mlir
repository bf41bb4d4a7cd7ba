// RUN: freehold-prove rewrite --no-cache %s | FileCheck %s
// As drops-retained.mlir, but the retained value cannot be the memref.
// CHECK: drops-retained-apart  proved
func.func @src(%m: memref<?xf32>, %c: i1, %r: memref<?xf32> {freehold.noalias = [0]}, %s: memref<?xf32> {freehold.list}) -> i1 {
  %o:2 = bufferization.dealloc (%m : memref<?xf32>) if (%c) retain (%s, %r : memref<?xf32>, memref<?xf32>)
  return %o#0 : i1
}
func.func @tgt(%m: memref<?xf32>, %c: i1, %r: memref<?xf32>, %s: memref<?xf32> {freehold.list}) -> i1 {
  %o = bufferization.dealloc (%m : memref<?xf32>) if (%c) retain (%s : memref<?xf32>)
  return %o : i1
}
