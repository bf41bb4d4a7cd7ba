// RUN: %source/tests/oracle/Inputs/exit-code 1 freehold-prove rewrite --no-cache %s | FileCheck %s
// Source and target of the copy overlap by one element.
// CHECK: overlapping-copy  refuted: is undefined (memref.copy: overlap)
func.func @src(%m: memref<8xi32>) {
  %s = memref.subview %m[0] [4] [1] : memref<8xi32> to memref<4xi32, strided<[1]>>
  %t = memref.subview %m[4] [4] [1] : memref<8xi32> to memref<4xi32, strided<[1], offset: 4>>
  memref.copy %s, %t : memref<4xi32, strided<[1]>> to memref<4xi32, strided<[1], offset: 4>>
  return
}
func.func @tgt(%m: memref<8xi32>) {
  %s = memref.subview %m[1] [4] [1] : memref<8xi32> to memref<4xi32, strided<[1], offset: 1>>
  %t = memref.subview %m[4] [4] [1] : memref<8xi32> to memref<4xi32, strided<[1], offset: 4>>
  memref.copy %s, %t : memref<4xi32, strided<[1], offset: 1>> to memref<4xi32, strided<[1], offset: 4>>
  return
}
