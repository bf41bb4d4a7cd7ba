// RUN: %source/tests/oracle/Inputs/exit-code 0 freehold-prove rewrite --no-cache %s | FileCheck %s
// A view of one element stands in for an index, where the index was in bounds.
// CHECK: subview-of-load  proved
func.func @src(%v: i32, %i: index, %n: index) -> i32 {
  %m = memref.alloc(%n) : memref<?xi32>
  memref.store %v, %m[%i] : memref<?xi32>
  memref.dealloc %m : memref<?xi32>
  return %v : i32
}
func.func @tgt(%v: i32, %i: index, %n: index) -> i32 {
  %m = memref.alloc(%n) : memref<?xi32>
  %s = memref.subview %m[%i] [1] [1] : memref<?xi32> to memref<1xi32, strided<[1], offset: ?>>
  %z = arith.constant 0 : index
  memref.store %v, %s[%z] : memref<1xi32, strided<[1], offset: ?>>
  memref.dealloc %m : memref<?xi32>
  return %v : i32
}
