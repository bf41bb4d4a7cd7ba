// RUN: %source/tests/oracle/Inputs/exit-code 1 freehold-prove rewrite --no-cache %s | FileCheck %s
// The target writes another value than the source.
// CHECK: store-other-value  refuted: leaves other contents
func.func @src(%m: memref<4xi32>, %v: i32, %w: i32, %i: index) {
  memref.store %v, %m[%i] : memref<4xi32>
  return
}
func.func @tgt(%m: memref<4xi32>, %v: i32, %w: i32, %i: index) {
  memref.store %w, %m[%i] : memref<4xi32>
  return
}
