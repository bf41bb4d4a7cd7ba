// RUN: %source/tests/oracle/Inputs/exit-code 0 freehold-prove rewrite --no-cache %s | FileCheck %s
// A store to another cell does not change what is loaded.
// CHECK: load-forward-other-index  proved
func.func @src(%m: memref<4xi32>, %v: i32) -> i32 {
  %i = arith.constant 0 : index
  %j = arith.constant 1 : index
  %x = memref.load %m[%j] : memref<4xi32>
  memref.store %v, %m[%i] : memref<4xi32>
  return %x : i32
}
func.func @tgt(%m: memref<4xi32>, %v: i32) -> i32 {
  %i = arith.constant 0 : index
  %j = arith.constant 1 : index
  memref.store %v, %m[%i] : memref<4xi32>
  %x = memref.load %m[%j] : memref<4xi32>
  return %x : i32
}
