// RUN: %source/tests/oracle/Inputs/exit-code 1 freehold-prove rewrite --no-cache %s | FileCheck %s
// The target allocates one element less than the source, so that the store may be out of bounds.
// CHECK: alloc-one-less  refuted: is out of bounds (memref.store: out of bounds)
func.func @src(%v: i32, %i: index, %n: index) -> i32 {
  %m = memref.alloc(%n) : memref<?xi32>
  memref.store %v, %m[%i] : memref<?xi32>
  memref.dealloc %m : memref<?xi32>
  return %v : i32
}
func.func @tgt(%v: i32, %i: index, %n: index) -> i32 {
  %one = arith.constant 1 : index
  %k = arith.subi %n, %one : index
  %m = memref.alloc(%k) : memref<?xi32>
  memref.store %v, %m[%i] : memref<?xi32>
  memref.dealloc %m : memref<?xi32>
  return %v : i32
}
