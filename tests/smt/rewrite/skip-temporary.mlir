// RUN: %source/tests/oracle/Inputs/exit-code 1 freehold-prove rewrite --no-cache %s | FileCheck %s
// Without the temporary, two views of one buffer may overlap.
// CHECK: skip-temporary  refuted: is undefined (memref.copy: overlap)
func.func @src(%u: memref<?xi32, strided<[?], offset: ?>>, %r: memref<?xi32, strided<[?], offset: ?>>) {
  %t = memref.alloc() : memref<4xi32>
  memref.copy %u, %t : memref<?xi32, strided<[?], offset: ?>> to memref<4xi32>
  memref.copy %t, %r : memref<4xi32> to memref<?xi32, strided<[?], offset: ?>>
  memref.dealloc %t : memref<4xi32>
  return
}
func.func @tgt(%u: memref<?xi32, strided<[?], offset: ?>>, %r: memref<?xi32, strided<[?], offset: ?>>) {
  memref.copy %u, %r : memref<?xi32, strided<[?], offset: ?>> to memref<?xi32, strided<[?], offset: ?>>
  return
}
