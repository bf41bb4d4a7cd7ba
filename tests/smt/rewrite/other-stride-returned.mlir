// RUN: %source/tests/oracle/Inputs/exit-code 1 freehold-prove rewrite --no-cache %s | FileCheck %s
// The target returns a view of every other element instead of the first elements.
// CHECK: other-stride-returned  refuted: result 0 is not the same
func.func @src(%m: memref<4xi32>) -> memref<?xi32, strided<[?], offset: ?>> {
  %s = memref.subview %m[0] [2] [1] : memref<4xi32> to memref<2xi32, strided<[1]>>
  %c = memref.cast %s : memref<2xi32, strided<[1]>> to memref<?xi32, strided<[?], offset: ?>>
  return %c : memref<?xi32, strided<[?], offset: ?>>
}
func.func @tgt(%m: memref<4xi32>) -> memref<?xi32, strided<[?], offset: ?>> {
  %s = memref.subview %m[0] [2] [2] : memref<4xi32> to memref<2xi32, strided<[2]>>
  %c = memref.cast %s : memref<2xi32, strided<[2]>> to memref<?xi32, strided<[?], offset: ?>>
  return %c : memref<?xi32, strided<[?], offset: ?>>
}
