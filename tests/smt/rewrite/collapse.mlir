// RUN: %source/tests/oracle/Inputs/exit-code 0 freehold-prove rewrite --no-cache %s | FileCheck %s
// Row 1 of a matrix begins behind the elements of row 0.
// CHECK: collapse  proved
func.func @src(%m: memref<2x3xi32>, %i: index) -> i32 {
  %c = arith.constant 1 : index
  %x = memref.load %m[%c, %i] : memref<2x3xi32>
  return %x : i32
}
func.func @tgt(%m: memref<2x3xi32>, %i: index) -> i32 {
  %c = arith.constant 3 : index
  %k = arith.addi %i, %c : index
  %e = memref.collapse_shape %m [[0, 1]] : memref<2x3xi32> into memref<6xi32>
  %x = memref.load %e[%k] : memref<6xi32>
  return %x : i32
}
