// RUN: %source/tests/oracle/Inputs/exit-code 0 freehold-prove rewrite --no-cache %s | FileCheck %s
// The store between is to another buffer.
// CHECK: store-to-load-noalias  proved
func.func @src(%m: memref<4xi32> {freehold.noalias}, %n: memref<4xi32>, %v: i32, %i: index) -> i32 {
  memref.store %v, %m[%i] : memref<4xi32>
  %z = arith.constant 7 : i32
  memref.store %z, %n[%i] : memref<4xi32>
  %x = memref.load %m[%i] : memref<4xi32>
  return %x : i32
}
func.func @tgt(%m: memref<4xi32>, %n: memref<4xi32>, %v: i32, %i: index) -> i32 {
  memref.store %v, %m[%i] : memref<4xi32>
  %z = arith.constant 7 : i32
  memref.store %z, %n[%i] : memref<4xi32>
  return %v : i32
}
