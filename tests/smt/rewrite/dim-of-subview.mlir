// RUN: %source/tests/oracle/Inputs/exit-code 0 freehold-prove rewrite --no-cache %s | FileCheck %s
// A view has the size that it was made with.
// CHECK: dim-of-subview  proved
func.func @src(%m: memref<?xi32>, %n: index) -> index {
  return %n : index
}
func.func @tgt(%m: memref<?xi32>, %n: index) -> index {
  %s = memref.subview %m[0] [%n] [1] : memref<?xi32> to memref<?xi32, strided<[1]>>
  %c = arith.constant 0 : index
  %x = memref.dim %s, %c : memref<?xi32, strided<[1]>>
  return %x : index
}
