// Poison that nothing depends on is no undefined behaviour: this is judged.
// RUN: %S/../Inputs/exit-code 3 freehold-check %s --subject upstream --json | FileCheck %s

// CHECK: "verdict":"inconclusive","reason":"source-ub","location":"{{[^"]*}}poison-unused.mlir:[[#@LINE+9]]:3"
// CHECK-SAME: "message":"undefined: 
func.func @f(%c: i1) -> i32 {
  %p = ub.poison : i32
  %one = arith.constant 1 : i32
  %m = memref.alloc() : memref<i32>
  memref.store %one, %m[] : memref<i32>
  %x = memref.load %m[] : memref<i32>
  %s = arith.addi %x, %p : i32
  return %s : i32
}
