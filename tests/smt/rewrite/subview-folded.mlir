// A subview that is out of bounds is undefined where it is used, so that a load may take the place of one through it.
// RUN: freehold-prove rewrite --no-cache %s | FileCheck %s
// CHECK: proved
func.func @src(%s: memref<?x?xi32>, %i: index, %j: index) -> i32 {
  %c0 = arith.constant 0 : index
  %a = memref.subview %s[%i, %j][1, 1][1, 1] : memref<?x?xi32> to memref<1x1xi32, strided<[?, 1], offset: ?>>
  %v = memref.load %a[%c0, %c0] : memref<1x1xi32, strided<[?, 1], offset: ?>>
  return %v : i32
}
func.func @tgt(%s: memref<?x?xi32>, %i: index, %j: index) -> i32 {
  %v = memref.load %s[%i, %j] : memref<?x?xi32>
  return %v : i32
}
