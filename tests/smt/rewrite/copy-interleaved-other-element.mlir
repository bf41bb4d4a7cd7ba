// RUN: %source/tests/oracle/Inputs/exit-code 1 freehold-prove rewrite --no-cache %s | FileCheck %s
// The copy writes element 2 to element 3, where @src writes element 0.
// CHECK: copy-interleaved-other-element  refuted: leaves other contents
func.func @src(%m: memref<4xi32>) {
  %0 = arith.constant 0 : index
  %1 = arith.constant 1 : index
  %2 = arith.constant 2 : index
  %3 = arith.constant 3 : index
  %x = memref.load %m[%0] : memref<4xi32>
  %y = memref.load %m[%2] : memref<4xi32>
  memref.store %x, %m[%1] : memref<4xi32>
  memref.store %x, %m[%3] : memref<4xi32>
  return
}
func.func @tgt(%m: memref<4xi32>) {
  %s = memref.subview %m[0] [2] [2] : memref<4xi32> to memref<2xi32, strided<[2]>>
  %t = memref.subview %m[1] [2] [2] : memref<4xi32> to memref<2xi32, strided<[2], offset: 1>>
  memref.copy %s, %t : memref<2xi32, strided<[2]>> to memref<2xi32, strided<[2], offset: 1>>
  return
}
