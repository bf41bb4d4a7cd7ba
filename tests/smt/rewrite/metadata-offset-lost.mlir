// RUN: not freehold-prove rewrite --no-cache %s | FileCheck %s
// A memref is put together without its offset.
// CHECK: metadata-offset-lost  refuted: result 0 is not the same
func.func @src(%m: memref<?xi32, strided<[?], offset: ?>>, %i: index) -> i32 {
  %x = memref.load %m[%i] : memref<?xi32, strided<[?], offset: ?>>
  return %x : i32
}
func.func @tgt(%m: memref<?xi32, strided<[?], offset: ?>>, %i: index) -> i32 {
  %b, %o, %n, %s = memref.extract_strided_metadata %m : memref<?xi32, strided<[?], offset: ?>> -> memref<i32>, index, index, index
  %z = arith.constant 0 : index
  %w = memref.reinterpret_cast %b to offset: [%z], sizes: [%n], strides: [%s] : memref<i32> to memref<?xi32, strided<[?], offset: ?>>
  %x = memref.load %w[%i] : memref<?xi32, strided<[?], offset: ?>>
  return %x : i32
}
