// RUN: %source/tests/oracle/Inputs/exit-code 1 freehold-prove rewrite --no-cache %s | FileCheck %s
// The load between the two stores may be of the same cell.
// CHECK: dead-store-wrong  refuted: result 0 is not the same
func.func @src(%m: memref<4xi32>, %n: memref<4xi32>, %v: i32, %w: i32, %i: index) -> i32 {
  memref.store %v, %m[%i] : memref<4xi32>
  %x = memref.load %n[%i] : memref<4xi32>
  memref.store %w, %m[%i] : memref<4xi32>
  return %x : i32
}
func.func @tgt(%m: memref<4xi32>, %n: memref<4xi32>, %v: i32, %w: i32, %i: index) -> i32 {
  %x = memref.load %n[%i] : memref<4xi32>
  memref.store %w, %m[%i] : memref<4xi32>
  return %x : i32
}
