// RUN: %source/tests/oracle/Inputs/exit-code 1 freehold-prove rewrite --no-cache %s | FileCheck %s
// A cast that may not hold is retained.
// CHECK: cast-retained  refuted: is undefined (bufferization.dealloc: poison retained memref)
func.func @src(%m: memref<?xi32> {freehold.owned}, %k: memref<?xi32>, %c: i1) -> i1 {
  %u = bufferization.dealloc (%m : memref<?xi32>) if (%c) retain (%k : memref<?xi32>)
  return %u : i1
}
func.func @tgt(%m: memref<?xi32>, %k: memref<?xi32>, %c: i1) -> i1 {
  %s = memref.cast %k : memref<?xi32> to memref<4xi32>
  %u = bufferization.dealloc (%m : memref<?xi32>) if (%c) retain (%s : memref<4xi32>)
  return %u : i1
}
