// RUN: %source/tests/oracle/Inputs/exit-code 0 freehold-prove safe %s | FileCheck %s
// A function with a stack buffer returns another one.
// CHECK: @f  proved for all executions
func.func @f(%c: i1) -> memref<4xf32> {
  %s = memref.alloca() : memref<4xf32>
  %m = memref.alloc() : memref<4xf32>
  memref.copy %s, %m : memref<4xf32> to memref<4xf32>
  return %m : memref<4xf32>
}
