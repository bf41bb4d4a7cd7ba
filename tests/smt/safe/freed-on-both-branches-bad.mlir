// RUN: %source/tests/oracle/Inputs/exit-code 1 freehold-prove safe %s | FileCheck %s
// Only one of two branches frees the buffer.
// CHECK: @f  refuted: leak
func.func @f(%c: i1) {
  %true = arith.constant true
  %m = memref.alloc() : memref<4xf32>
  scf.if %c {
    memref.dealloc %m : memref<4xf32>
  }
  %n = arith.xori %c, %true : i1
  scf.if %n {
    memref.assume_alignment %m, 4 : memref<4xf32>
  }
  return
}
