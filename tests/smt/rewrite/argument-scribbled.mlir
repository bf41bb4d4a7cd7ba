// RUN: %source/tests/oracle/Inputs/exit-code 3 freehold-prove rewrite --no-cache %s | FileCheck %s
// The argument may be a constant: it is not written in the source.
// CHECK: argument-scribbled  unknown: is undefined (memref.global: writes a constant)
func.func @src(%m: memref<4xi32>, %v: i32, %i: index) -> i32 {
  %x = memref.load %m[%i] : memref<4xi32>
  return %x : i32
}
func.func @tgt(%m: memref<4xi32>, %v: i32, %i: index) -> i32 {
  %x = memref.load %m[%i] : memref<4xi32>
  memref.store %v, %m[%i] : memref<4xi32>
  memref.store %x, %m[%i] : memref<4xi32>
  return %x : i32
}
