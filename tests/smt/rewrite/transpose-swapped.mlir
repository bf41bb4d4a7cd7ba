// RUN: %source/tests/oracle/Inputs/exit-code 1 freehold-prove rewrite --no-cache %s | FileCheck %s
// The indices of a matrix are swapped.
// CHECK: transpose-swapped  refuted: is out of bounds (memref.load: out of bounds)
func.func @src(%m: memref<2x3xi32>, %i: index, %j: index) -> i32 {
  %x = memref.load %m[%i, %j] : memref<2x3xi32>
  return %x : i32
}
func.func @tgt(%m: memref<2x3xi32>, %i: index, %j: index) -> i32 {
  %x = memref.load %m[%j, %i] : memref<2x3xi32>
  return %x : i32
}
