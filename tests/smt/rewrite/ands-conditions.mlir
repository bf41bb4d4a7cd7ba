// RUN: %source/tests/oracle/Inputs/exit-code 1 freehold-prove rewrite --no-cache %s | FileCheck %s
// A memref that is listed twice is freed if either condition is set, not if both are.
// CHECK: ands-conditions  refuted: leaks
// CHECK: %m {{.*}}x
// CHECK: %r is empty
// CHECK: leak: 1 allocations
func.func @src(%m: memref<?xf32>, %c: i1, %d: i1, %r: memref<?xf32> {freehold.list}) -> i1 {
  %o = bufferization.dealloc (%m, %m : memref<?xf32>, memref<?xf32>) if (%c, %d) retain (%r : memref<?xf32>)
  return %o : i1
}
func.func @tgt(%m: memref<?xf32>, %c: i1, %d: i1, %r: memref<?xf32> {freehold.list}) -> i1 {
  %both = arith.andi %c, %d : i1
  %o = bufferization.dealloc (%m : memref<?xf32>) if (%both) retain (%r : memref<?xf32>)
  return %o : i1
}
