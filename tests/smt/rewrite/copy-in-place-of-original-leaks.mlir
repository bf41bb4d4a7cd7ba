// RUN: not freehold-prove rewrite --no-cache %s | FileCheck %s
// @tgt leaks the buffer that @src returns, and returns a copy.
// CHECK: copy-in-place-of-original-leaks  refuted: result 0 is not the same
func.func @src(%i: i32, %k: index {freehold.defined}) -> memref<4xi32> {
  %a = memref.alloc() : memref<4xi32>
  memref.store %i, %a[%k] : memref<4xi32>
  return %a : memref<4xi32>
}
func.func @tgt(%i: i32, %k: index) -> memref<4xi32> {
  %a = memref.alloc() : memref<4xi32>
  %b = memref.alloc() : memref<4xi32>
  memref.store %i, %a[%k] : memref<4xi32>
  memref.copy %a, %b : memref<4xi32> to memref<4xi32>
  return %b : memref<4xi32>
}
