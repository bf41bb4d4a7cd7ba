// The good twin of inconclusive/source-overflow-branch.mlir.
// RUN: %S/../Inputs/exit-code 0 freehold-check %s --subject upstream --json | FileCheck %s

// CHECK: "verdict":"agree"
func.func @f() -> i32 {
  %big = arith.constant 2147483646 : i32
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
