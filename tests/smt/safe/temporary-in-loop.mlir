// RUN: %source/tests/oracle/Inputs/exit-code 0 freehold-prove safe %s | FileCheck %s
// Each iteration has a buffer of its own.
// CHECK: @f  proved for all executions; invariant checked by
func.func @f(%n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.for %i = %c0 to %n step %c1 {
    %m = memref.alloc() : memref<4xf32>
    %frees = arith.cmpi sge, %i, %c0 : index
    scf.if %frees {
      memref.dealloc %m : memref<4xf32>
    }
  }
  return
}
