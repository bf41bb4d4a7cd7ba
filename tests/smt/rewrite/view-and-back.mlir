// RUN: %source/tests/oracle/Inputs/exit-code 0 freehold-prove rewrite --no-cache %s | FileCheck %s
// What was stored through a view is loaded through it.
// CHECK: view-and-back  proved
func.func @src(%m: memref<16xi8>, %v: i32, %i: index) -> i32 {
  %z = arith.constant 4 : index
  %w = memref.view %m[%z][] : memref<16xi8> to memref<3xi32>
  memref.store %v, %w[%i] : memref<3xi32>
  %x = memref.load %w[%i] : memref<3xi32>
  return %x : i32
}
func.func @tgt(%m: memref<16xi8>, %v: i32, %i: index) -> i32 {
  %z = arith.constant 4 : index
  %w = memref.view %m[%z][] : memref<16xi8> to memref<3xi32>
  memref.store %v, %w[%i] : memref<3xi32>
  return %v : i32
}
