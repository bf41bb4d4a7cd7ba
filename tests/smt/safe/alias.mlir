// RUN: %source/tests/oracle/Inputs/exit-code 0 freehold-prove safe %s | FileCheck %s
// Two names of a buffer, one of which frees it.
// CHECK: @f  proved for all executions; invariant checked by
func.func @f() {
  %m = memref.alloc() : memref<4xf32>
  %a = memref.cast %m : memref<4xf32> to memref<?xf32>
  memref.dealloc %m : memref<4xf32>
  %b = memref.cast %a : memref<?xf32> to memref<4xf32>
  return
}
