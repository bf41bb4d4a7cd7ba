// RUN: %source/tests/oracle/Inputs/exit-code 0 freehold-prove rewrite --no-cache %s | FileCheck %s
// An unused buffer need not be allocated.
// CHECK: drop-alloc  proved
func.func @src(%n: index) -> index {
  %m = memref.alloc(%n) : memref<?xi32>
  memref.dealloc %m : memref<?xi32>
  return %n : index
}
func.func @tgt(%n: index) -> index {
  return %n : index
}
