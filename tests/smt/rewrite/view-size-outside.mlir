// RUN: %source/tests/oracle/Inputs/exit-code 1 freehold-prove rewrite --no-cache %s | FileCheck %s
// The view starts in the middle and is as large as the whole buffer.
// CHECK: view-size-outside  refuted: is out of bounds (memref.store: out of bounds)
func.func @src(%v: i8, %i: index) -> i8 {
  %m = memref.alloc() : memref<16xi8>
  memref.store %v, %m[%i] : memref<16xi8>
  memref.dealloc %m : memref<16xi8>
  return %v : i8
}
func.func @tgt(%v: i8, %i: index) -> i8 {
  %m = memref.alloc() : memref<16xi8>
  %z = arith.constant 8 : index
  %w = memref.view %m[%z][] : memref<16xi8> to memref<16xi8>
  memref.store %v, %w[%i] : memref<16xi8>
  memref.dealloc %m : memref<16xi8>
  return %v : i8
}
