// RUN: %source/tests/oracle/Inputs/exit-code 3 freehold-prove safe %s 2>&1 | FileCheck %s
// The program is right, by a product that is not followed: a violation that no run shows is none.
// CHECK: @f  unknown: the counterexample does not replay (leak)
func.func @f(%n: i32) {
  %zero = arith.constant 0 : i32
  %two = arith.constant 2 : i32
  %m = memref.alloc() : memref<4xf32>
  %twice = arith.muli %n, %two : i32
  %bit = arith.remui %twice, %two : i32
  %c = arith.cmpi eq, %bit, %zero : i32
  scf.if %c {
    memref.dealloc %m : memref<4xf32>
  }
  return
}
