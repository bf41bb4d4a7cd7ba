// RUN: %source/tests/oracle/Inputs/exit-code 1 freehold-prove rewrite --no-cache %s | FileCheck %s
// More is cloned, so that the write is not beside it any more. It is at the end, so that all that is cloned
// is inside of the buffer.
// CHECK: clone-wider-view  refuted: writes what is cloned
func.func @src(%m: memref<8xi32>, %v: i32) -> i32 {
  %j = arith.constant 7 : index
  %s = memref.subview %m[0] [4] [1] : memref<8xi32> to memref<4xi32, strided<[1]>>
  %n = bufferization.clone %s : memref<4xi32, strided<[1]>> to memref<4xi32>
  memref.store %v, %m[%j] : memref<8xi32>
  memref.dealloc %n : memref<4xi32>
  return %v : i32
}
func.func @tgt(%m: memref<8xi32>, %v: i32) -> i32 {
  %j = arith.constant 7 : index
  %n = bufferization.clone %m : memref<8xi32> to memref<8xi32>
  memref.store %v, %m[%j] : memref<8xi32>
  memref.dealloc %n : memref<8xi32>
  return %v : i32
}
