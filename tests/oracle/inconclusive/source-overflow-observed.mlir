// Poison is printed.
// RUN: %S/../Inputs/exit-code 3 freehold-check %s --subject upstream --json | FileCheck %s

// CHECK: "verdict":"inconclusive","reason":"source-ub","location":"{{[^"]*}}source-overflow-observed.mlir:[[#@LINE+9]]:3"
// CHECK-SAME: "message":"undefined: 
func.func @f() {
  %big = arith.constant 2147483647 : i32
  %one = arith.constant 1 : i32
  %m = memref.alloc() : memref<i32>
  memref.store %one, %m[] : memref<i32>
  %x = memref.load %m[] : memref<i32>
  %s = arith.addi %big, %x overflow<nsw> : i32
  vector.print %s : i32
  return
}
