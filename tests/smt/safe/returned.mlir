// RUN: %source/tests/oracle/Inputs/exit-code 0 freehold-prove safe %s | FileCheck %s
// A function returns a new buffer, which the caller then owns.
// CHECK: @f  proved for all executions; invariant checked by
func.func @f(%n: index) -> memref<?xf32> {
  %m = memref.alloc(%n) : memref<?xf32>
  %k = memref.dim %m, %n : memref<?xf32>
  return %m : memref<?xf32>
}
