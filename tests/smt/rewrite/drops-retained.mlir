// RUN: %source/tests/oracle/Inputs/exit-code 1 freehold-prove rewrite --no-cache %s | FileCheck %s
// A retained value that may be the memref is dropped: the memref is freed although it is still used.
// CHECK: drops-retained  refuted: frees what is kept
// CHECK: allocation 0 (live)
// CHECK: %r {{.*}}x
// CHECK: use-after-free
func.func @src(%m: memref<?xf32>, %c: i1, %r: memref<?xf32>, %s: memref<?xf32> {freehold.list}) -> i1 {
  %o:2 = bufferization.dealloc (%m : memref<?xf32>) if (%c) retain (%s, %r : memref<?xf32>, memref<?xf32>)
  return %o#0 : i1
}
func.func @tgt(%m: memref<?xf32>, %c: i1, %r: memref<?xf32>, %s: memref<?xf32> {freehold.list}) -> i1 {
  %o = bufferization.dealloc (%m : memref<?xf32>) if (%c) retain (%s : memref<?xf32>)
  return %o : i1
}
