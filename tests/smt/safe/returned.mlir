// RUN: %source/tests/oracle/Inputs/exit-code 0 freehold-prove safe %s | FileCheck %s
// A buffer is the caller's when it is returned.
// CHECK: @f  proved for all executions; invariant checked by
func.func @f(%n: index) -> memref<?xf32> {
  %m = memref.alloc(%n) : memref<?xf32>
  %k = memref.dim %m, %n : memref<?xf32>
  return %m : memref<?xf32>
}
