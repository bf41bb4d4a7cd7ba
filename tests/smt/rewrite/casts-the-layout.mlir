// RUN: %source/tests/oracle/Inputs/exit-code 1 freehold-prove rewrite --no-cache %s | FileCheck %s
// A buffer that is not dense cannot be cast to one that is.
// CHECK: casts-the-layout  refuted: is undefined (func.return: poison memref)
func.func @src(%a: memref<?xi32, strided<[?], offset: ?>> {freehold.owned}) -> memref<?xi32> {
  %n = bufferization.clone %a : memref<?xi32, strided<[?], offset: ?>> to memref<?xi32>
  memref.dealloc %a : memref<?xi32, strided<[?], offset: ?>>
  return %n : memref<?xi32>
}
func.func @tgt(%a: memref<?xi32, strided<[?], offset: ?>> {freehold.owned}) -> memref<?xi32> {
  %n = memref.cast %a : memref<?xi32, strided<[?], offset: ?>> to memref<?xi32>
  return %n : memref<?xi32>
}
