// RUN: %source/tests/oracle/Inputs/exit-code 0 freehold-prove rewrite --no-cache %s | FileCheck %s
// As poison-frees-bad.mlir with source and target swapped: a select is less often poison than an andi.
// CHECK: poison-frees  proved
func.func @src(%m: memref<4xf32> {freehold.owned}, %c: i1, %d: i1) {
  %both = arith.andi %c, %d : i1
  bufferization.dealloc (%m : memref<4xf32>) if (%both)
  return
}
func.func @tgt(%m: memref<4xf32>, %c: i1, %d: i1) {
  %no = arith.constant false
  %both = arith.select %c, %d, %no : i1
  bufferization.dealloc (%m : memref<4xf32>) if (%both)
  return
}
