// A load through a subview that ends in the next row is undefined.
// RUN: not freehold-prove rewrite --no-cache %s | FileCheck %s
// CHECK: refuted
func.func @src(%s: memref<4x4xi32>, %i: index, %j: index) -> i32 {
  %v = memref.load %s[%i, %j] : memref<4x4xi32>
  return %v : i32
}
func.func @tgt(%s: memref<4x4xi32>, %i: index, %j: index) -> i32 {
  %c0 = arith.constant 0 : index
  %c4 = arith.constant 4 : index
  %m = arith.muli %i, %c4 : index
  %k = arith.addi %m, %j : index
  %a = memref.subview %s[0, %k][1, 1][1, 1] : memref<4x4xi32> to memref<1x1xi32, strided<[4, 1], offset: ?>>
  %v = memref.load %a[%c0, %c0] : memref<1x1xi32, strided<[4, 1], offset: ?>>
  return %v : i32
}
