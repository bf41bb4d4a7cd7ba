// RUN: %source/tests/oracle/Inputs/exit-code 0 freehold-prove safe %s | FileCheck %s
// Each branch frees, under a condition and its negation.
// CHECK: @f  proved for all executions; invariant checked by
func.func @f(%c: i1) {
  %true = arith.constant true
  %m = memref.alloc() : memref<4xf32>
  scf.if %c {
    memref.dealloc %m : memref<4xf32>
  }
  %n = arith.xori %c, %true : i1
  scf.if %n {
    memref.dealloc %m : memref<4xf32>
  }
  return
}
