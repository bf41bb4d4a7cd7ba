// RUN: %source/tests/oracle/Inputs/exit-code 0 freehold-prove rewrite --no-cache %s | FileCheck %s
// A buffer has the size that it was allocated with.
// CHECK: dim-of-alloc  proved
func.func @src(%n: index) -> index {
  %m = memref.alloc(%n) : memref<?xi32>
  %c = arith.constant 0 : index
  %x = memref.dim %m, %c : memref<?xi32>
  memref.dealloc %m : memref<?xi32>
  return %x : index
}
func.func @tgt(%n: index) -> index {
  return %n : index
}
