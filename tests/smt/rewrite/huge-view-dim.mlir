// RUN: not freehold-prove rewrite --no-cache %s 2>&1 | FileCheck %s
// An argument may be a view that is larger than any allocation. It is too large to be made here.
// CHECK: huge-view-dim  unknown: result 0 is poison
func.func @src(%m: memref<?xi8>) -> index {
  %z = arith.constant 0 : index
  %d = memref.dim %m, %z : memref<?xi8>
  %e = arith.addi %d, %d : index
  return %e : index
}
func.func @tgt(%m: memref<?xi8>) -> index {
  %z = arith.constant 0 : index
  %d = memref.dim %m, %z : memref<?xi8>
  %e = arith.addi %d, %d overflow<nsw> : index
  return %e : index
}
