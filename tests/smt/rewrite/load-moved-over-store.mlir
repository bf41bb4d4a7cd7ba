// RUN: %source/tests/oracle/Inputs/exit-code 1 freehold-prove rewrite --no-cache %s | FileCheck %s
// The store may be to the cell that is loaded.
// CHECK: load-moved-over-store  refuted: result 0 is not the same
func.func @src(%m: memref<4xi32>, %v: i32, %i: index, %j: index) -> i32 {
  %x = memref.load %m[%j] : memref<4xi32>
  memref.store %v, %m[%i] : memref<4xi32>
  return %x : i32
}
func.func @tgt(%m: memref<4xi32>, %v: i32, %i: index, %j: index) -> i32 {
  memref.store %v, %m[%i] : memref<4xi32>
  %x = memref.load %m[%j] : memref<4xi32>
  return %x : i32
}
