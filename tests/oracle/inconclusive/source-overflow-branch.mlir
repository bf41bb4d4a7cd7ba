// Signed overflow under nsw is poison; a branch depends on it.
// RUN: %S/../Inputs/exit-code 3 freehold-check %s --subject upstream --json | FileCheck %s

// CHECK: "verdict":"inconclusive","reason":"source-ub","location":"{{[^"]*}}source-overflow-branch.mlir:[[#@LINE+10]]:3"
// CHECK-SAME: "message":"undefined: 
func.func @f() -> i32 {
  %big = arith.constant 2147483647 : i32
  %one = arith.constant 1 : i32
  %m = memref.alloc() : memref<i32>
  memref.store %one, %m[] : memref<i32>
  %x = memref.load %m[] : memref<i32>
  %s = arith.addi %big, %x overflow<nsw> : i32
  %c = arith.cmpi sgt, %s, %one : i32
  cf.cond_br %c, ^a, ^b
^a:
  return %x : i32
^b:
  return %one : i32
}
