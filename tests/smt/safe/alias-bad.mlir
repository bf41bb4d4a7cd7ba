// RUN: %source/tests/oracle/Inputs/exit-code 1 freehold-prove safe %s | FileCheck %s
// A buffer is freed through both of its names.
// CHECK: @f  refuted: double-free
func.func @f() {
  %m = memref.alloc() : memref<4xf32>
  %a = memref.cast %m : memref<4xf32> to memref<?xf32>
  memref.dealloc %m : memref<4xf32>
  memref.dealloc %a : memref<?xf32>
  return
}
