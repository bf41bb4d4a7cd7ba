// RUN: %source/tests/oracle/Inputs/exit-code 0 freehold-prove rewrite --no-cache %s | FileCheck %s
// A cell that is written twice holds the second value.
// CHECK: dead-store  proved
func.func @src(%m: memref<4xi32>, %v: i32, %w: i32, %i: index) {
  memref.store %v, %m[%i] : memref<4xi32>
  memref.store %w, %m[%i] : memref<4xi32>
  return
}
func.func @tgt(%m: memref<4xi32>, %v: i32, %w: i32, %i: index) {
  memref.store %w, %m[%i] : memref<4xi32>
  return
}
