// RUN: %source/tests/oracle/Inputs/exit-code 1 freehold-prove rewrite --no-cache %s | FileCheck %s
// The bytes that are loaded are part of what is stored.
// CHECK: type-punned  refuted: result 0 is poison
func.func @src(%m: memref<16xi8>, %v: i32) -> i8 {
  %z = arith.constant 0 : index
  %w = memref.view %m[%z][] : memref<16xi8> to memref<4xi32>
  %x = memref.load %m[%z] : memref<16xi8>
  memref.store %v, %w[%z] : memref<4xi32>
  return %x : i8
}
func.func @tgt(%m: memref<16xi8>, %v: i32) -> i8 {
  %z = arith.constant 0 : index
  %w = memref.view %m[%z][] : memref<16xi8> to memref<4xi32>
  memref.store %v, %w[%z] : memref<4xi32>
  %x = memref.load %m[%z] : memref<16xi8>
  return %x : i8
}
