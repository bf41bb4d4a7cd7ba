// RUN: %source/tests/oracle/Inputs/exit-code 1 freehold-prove rewrite --no-cache %s | FileCheck %s
// Sizes of a matrix are swapped.
// CHECK: rank-two-other-stride  refuted: is out of bounds (memref.store: out of bounds)
func.func @src(%v: i32, %n: index, %k: index) -> i32 {
  %i = arith.constant 0 : index
  %j = arith.constant 1 : index
  %m = memref.alloc(%n, %k) : memref<?x?xi32>
  memref.store %v, %m[%i, %j] : memref<?x?xi32>
  memref.dealloc %m : memref<?x?xi32>
  return %v : i32
}
func.func @tgt(%v: i32, %n: index, %k: index) -> i32 {
  %i = arith.constant 0 : index
  %j = arith.constant 1 : index
  %m = memref.alloc(%k, %n) : memref<?x?xi32>
  memref.store %v, %m[%i, %j] : memref<?x?xi32>
  memref.dealloc %m : memref<?x?xi32>
  return %v : i32
}
