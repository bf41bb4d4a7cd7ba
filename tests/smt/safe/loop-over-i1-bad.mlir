// RUN: %source/tests/oracle/Inputs/exit-code 1 freehold-prove safe %s | FileCheck %s
// The induction variable is an i1, which is no number to the prover.
// CHECK: @f  refuted: leak
func.func @f(%upper: i1) {
  %false = arith.constant false
  %true = arith.constant true
  %m = memref.alloc() : memref<4xf32>
  scf.for unsigned %i = %false to %upper step %true : i1 {
    %o = memref.alloc() : memref<4xf32>
  }
  memref.dealloc %m : memref<4xf32>
  return
}
