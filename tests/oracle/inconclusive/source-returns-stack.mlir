// The source returns a stack buffer, whose contents are gone: there is nothing to compare with.
// RUN: %S/../Inputs/exit-code 3 freehold-check %s --subject upstream --json | FileCheck %s

// CHECK: "verdict":"inconclusive","reason":"source-ub","location":"{{[^"]*}}source-returns-stack.mlir:[[#@LINE+6]]:3"
// CHECK-SAME: "message":"returns as result 0 a stack buffer
func.func @f() -> memref<i32> {
  %v = arith.constant 7 : i32
  %m = memref.alloca() : memref<i32>
  memref.store %v, %m[] : memref<i32>
  return %m : memref<i32>
}
