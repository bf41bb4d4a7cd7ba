// RUN: %source/tests/oracle/Inputs/exit-code 1 freehold-prove rewrite --no-cache %s | FileCheck %s
// @tgt returns a view that cannot be freed, @src the caller's own buffer.
// CHECK: view-for-buffer  refuted: result 0 is not the same
func.func @src() -> memref<?xi32, strided<[?], offset: ?>> {
  %m = memref.alloc() : memref<2xi32>
  %c = memref.cast %m : memref<2xi32> to memref<?xi32, strided<[?], offset: ?>>
  return %c : memref<?xi32, strided<[?], offset: ?>>
}
func.func @tgt() -> memref<?xi32, strided<[?], offset: ?>> {
  %m = memref.alloc() : memref<4xi32> loc("other")
  %s = memref.subview %m[2] [2] [1] : memref<4xi32> to memref<2xi32, strided<[1], offset: 2>>
  %c = memref.cast %s : memref<2xi32, strided<[1], offset: 2>> to memref<?xi32, strided<[?], offset: ?>>
  return %c : memref<?xi32, strided<[?], offset: ?>>
}
