// RUN: %source/tests/oracle/Inputs/exit-code 1 freehold-prove rewrite --no-cache %s | FileCheck %s
// The two stores may be to one cell.
// CHECK: stores-swapped  refuted: leaves other contents
func.func @src(%m: memref<4xi32>, %v: i32, %w: i32, %i: index, %j: index) {
  memref.store %v, %m[%i] : memref<4xi32>
  memref.store %w, %m[%j] : memref<4xi32>
  return
}
func.func @tgt(%m: memref<4xi32>, %v: i32, %w: i32, %i: index, %j: index) {
  memref.store %w, %m[%j] : memref<4xi32>
  memref.store %v, %m[%i] : memref<4xi32>
  return
}
