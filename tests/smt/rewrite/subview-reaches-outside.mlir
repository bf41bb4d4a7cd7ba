// RUN: %source/tests/oracle/Inputs/exit-code 1 freehold-prove rewrite --no-cache %s | FileCheck %s
// Making a view that reaches past its buffer is no error; storing through it there is.
// CHECK: subview-reaches-outside  refuted: is out of bounds (memref.store: out of bounds)
func.func @src(%v: i32, %i: index) -> i32 {
  %m = memref.alloc() : memref<8xi32>
  %s = memref.subview %m[0] [4] [1] : memref<8xi32> to memref<4xi32, strided<[1]>>
  memref.store %v, %s[%i] : memref<4xi32, strided<[1]>>
  memref.dealloc %m : memref<8xi32>
  return %v : i32
}
func.func @tgt(%v: i32, %i: index) -> i32 {
  %m = memref.alloc() : memref<8xi32>
  %o = arith.constant 6 : index
  %s = memref.subview %m[%o] [4] [1] : memref<8xi32> to memref<4xi32, strided<[1], offset: ?>>
  memref.store %v, %s[%i] : memref<4xi32, strided<[1], offset: ?>>
  memref.dealloc %m : memref<8xi32>
  return %v : i32
}
