// RUN: %source/tests/oracle/Inputs/exit-code 1 freehold-prove rewrite --no-cache %s | FileCheck %s
// The first op frees %m; the second still lists it.
// CHECK: keeps-freed  refuted: frees twice
// CHECK: double-free
func.func @src(%m: memref<?xf32>, %n: memref<?xf32>, %c: i1) {
  %true = arith.constant true
  bufferization.dealloc (%m : memref<?xf32>) if (%true)
  bufferization.dealloc (%n : memref<?xf32>) if (%c)
  return
}
func.func @tgt(%m: memref<?xf32>, %n: memref<?xf32>, %c: i1) {
  %true = arith.constant true
  bufferization.dealloc (%m : memref<?xf32>) if (%true)
  bufferization.dealloc (%n, %m : memref<?xf32>, memref<?xf32>) if (%c, %c)
  return
}
