// RUN: %source/tests/oracle/Inputs/exit-code 1 freehold-prove rewrite --no-cache %s | FileCheck %s
// An index of a collapsed matrix is not one of its first row.
// CHECK: collapse-past-row  refuted: is out of bounds (memref.load: out of bounds)
func.func @src(%m: memref<2x3xi32>, %i: index) -> i32 {
  %e = memref.collapse_shape %m [[0, 1]] : memref<2x3xi32> into memref<6xi32>
  %x = memref.load %e[%i] : memref<6xi32>
  return %x : i32
}
func.func @tgt(%m: memref<2x3xi32>, %i: index) -> i32 {
  %c = arith.constant 0 : index
  %x = memref.load %m[%c, %i] : memref<2x3xi32>
  return %x : i32
}
