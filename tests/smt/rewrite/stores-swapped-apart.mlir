// RUN: %source/tests/oracle/Inputs/exit-code 0 freehold-prove rewrite --no-cache %s | FileCheck %s
// Stores to two cells may be swapped.
// CHECK: stores-swapped-apart  proved
func.func @src(%m: memref<4xi32>, %v: i32, %w: i32) {
  %i = arith.constant 0 : index
  %j = arith.constant 1 : index
  memref.store %v, %m[%i] : memref<4xi32>
  memref.store %w, %m[%j] : memref<4xi32>
  return
}
func.func @tgt(%m: memref<4xi32>, %v: i32, %w: i32) {
  %i = arith.constant 0 : index
  %j = arith.constant 1 : index
  memref.store %w, %m[%j] : memref<4xi32>
  memref.store %v, %m[%i] : memref<4xi32>
  return
}
