// The good twin of inconclusive/budget-calls.mlir.
// RUN: %S/../Inputs/exit-code 0 freehold-check %s --subject upstream --json | FileCheck %s

// CHECK: "verdict":"agree"
func.func private @g(%n: i32) -> i32 {
  %zero = arith.constant 0 : i32
  %one = arith.constant 1 : i32
  %done = arith.cmpi eq, %n, %zero : i32
  %less = arith.subi %n, %one : i32
  %r = scf.if %done -> i32 {
    scf.yield %n : i32
  } else {
    %m = memref.alloc() : memref<i32>
    memref.store %less, %m[] : memref<i32>
    %x = memref.load %m[] : memref<i32>
    %y = func.call @g(%x) : (i32) -> i32
    scf.yield %y : i32
  }
  return %r : i32
}
func.func @f() -> i32 {
  %n = arith.constant 3 : i32
  %r = func.call @g(%n) : (i32) -> i32
  return %r : i32
}
