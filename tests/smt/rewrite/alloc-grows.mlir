// RUN: %source/tests/oracle/Inputs/exit-code 0 freehold-prove rewrite --no-cache %s | FileCheck %s
// A larger buffer that does not escape has room for all that is stored.
// CHECK: alloc-grows  proved
func.func @src(%v: i32, %i: index) -> i32 {
  %m = memref.alloc() : memref<4xi32>
  memref.store %v, %m[%i] : memref<4xi32>
  %x = memref.load %m[%i] : memref<4xi32>
  memref.dealloc %m : memref<4xi32>
  return %x : i32
}
func.func @tgt(%v: i32, %i: index) -> i32 {
  %m = memref.alloc() : memref<8xi32>
  memref.store %v, %m[%i] : memref<8xi32>
  %x = memref.load %m[%i] : memref<8xi32>
  memref.dealloc %m : memref<8xi32>
  return %x : i32
}
