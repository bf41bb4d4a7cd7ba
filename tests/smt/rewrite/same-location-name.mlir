// RUN: %source/tests/oracle/Inputs/exit-code 1 freehold-prove rewrite --no-cache %s | FileCheck %s
// Two allocations whose locations have the same name are different allocations.
// CHECK: same-location-name  refuted: leaks
func.func @src(%c: i1) -> i1 {
  %0 = memref.alloc() : memref<4xi32> loc("x")
  %1 = memref.alloc() : memref<4xi32> loc("x")
  %u = bufferization.dealloc (%0 : memref<4xi32>) if (%c) retain (%1 : memref<4xi32>)
  return %u : i1
}
func.func @tgt(%c: i1) -> i1 {
  %0 = memref.alloc() : memref<4xi32> loc("x")
  %1 = memref.alloc() : memref<4xi32> loc("x")
  return %c : i1
}
