// RUN: %source/tests/oracle/Inputs/exit-code 0 freehold-prove rewrite --no-cache %s | FileCheck %s
// The indices of a transposed matrix are swapped.
// CHECK: transpose  proved
func.func @src(%m: memref<2x3xi32>, %i: index, %j: index) -> i32 {
  %x = memref.load %m[%i, %j] : memref<2x3xi32>
  return %x : i32
}
func.func @tgt(%m: memref<2x3xi32>, %i: index, %j: index) -> i32 {
  %t = memref.transpose %m (a, b) -> (b, a) : memref<2x3xi32> to memref<3x2xi32, strided<[1, 3]>>
  %x = memref.load %t[%j, %i] : memref<3x2xi32, strided<[1, 3]>>
  return %x : i32
}
