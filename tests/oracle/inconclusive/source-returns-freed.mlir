// The source returns a buffer that it has freed.
// RUN: %S/../Inputs/exit-code 3 freehold-check %s --subject identity --json | FileCheck %s

// CHECK: "verdict":"inconclusive","reason":"source-ub","location":"{{[^"]*}}source-returns-freed.mlir:[[#@LINE+7]]:3"
// CHECK-SAME: "message":"returns as result 0 a freed buffer
func.func @f() -> memref<i32> {
  %v = arith.constant 7 : i32
  %m = memref.alloc() : memref<i32>
  memref.store %v, %m[] : memref<i32>
  memref.dealloc %m : memref<i32>
  return %m : memref<i32>
}
