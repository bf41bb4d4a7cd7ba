// RUN: freehold-prove rewrite --no-cache %s 2>&1 | FileCheck %s
// The last element is looked at, so that the view is no larger than its allocation.
// CHECK: huge-view-dim-right  proved
func.func @src(%m: memref<?xi8>) -> index {
  %o = arith.constant 1 : index
  %z = arith.constant 0 : index
  %d = memref.dim %m, %z : memref<?xi8>
  %l = arith.subi %d, %o : index
  %x = memref.load %m[%l] : memref<?xi8>
  %e = arith.addi %d, %d : index
  return %e : index
}
func.func @tgt(%m: memref<?xi8>) -> index {
  %o = arith.constant 1 : index
  %z = arith.constant 0 : index
  %d = memref.dim %m, %z : memref<?xi8>
  %l = arith.subi %d, %o : index
  %x = memref.load %m[%l] : memref<?xi8>
  %e = arith.addi %d, %d overflow<nsw> : index
  return %e : index
}
