// RUN: %source/tests/oracle/Inputs/exit-code 0 freehold-prove rewrite --no-cache %s | FileCheck %s
// The very same write while the very same view is cloned.
// CHECK: same-shared-write  proved
func.func @src(%m: memref<8xi32>, %v: i32, %i: index) -> i32 {
  %s = memref.subview %m[0] [4] [1] : memref<8xi32> to memref<4xi32, strided<[1]>>
  %n = bufferization.clone %s : memref<4xi32, strided<[1]>> to memref<4xi32>
  memref.store %v, %m[%i] : memref<8xi32>
  %x = memref.load %m[%i] : memref<8xi32>
  memref.dealloc %n : memref<4xi32>
  return %x : i32
}
func.func @tgt(%m: memref<8xi32>, %v: i32, %i: index) -> i32 {
  %s = memref.subview %m[0] [4] [1] : memref<8xi32> to memref<4xi32, strided<[1]>>
  %n = bufferization.clone %s : memref<4xi32, strided<[1]>> to memref<4xi32>
  memref.store %v, %m[%i] : memref<8xi32>
  memref.dealloc %n : memref<4xi32>
  return %v : i32
}
