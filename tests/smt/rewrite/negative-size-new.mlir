// RUN: %source/tests/oracle/Inputs/exit-code 1 freehold-prove rewrite --no-cache %s | FileCheck %s
// Allocating with a negative size is undefined.
// CHECK: negative-size-new  refuted: is undefined (memref.alloc: negative size)
func.func @src(%n: index) -> index {
  return %n : index
}
func.func @tgt(%n: index) -> index {
  %m = memref.alloc(%n) : memref<?xi32>
  memref.dealloc %m : memref<?xi32>
  return %n : index
}
