// A source that runs longer than --steps is inconclusive.
// RUN: %S/../Inputs/exit-code 3 freehold-check %s --subject upstream --json --steps 500 | FileCheck %s

// CHECK: "verdict":"inconclusive","reason":"budget","location":"{{[^"]*}}budget-steps.mlir:{{[0-9]+}}:{{[0-9]+}}"
// CHECK-SAME: "message":"steps: more than 500 instructions
func.func @f() -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = arith.constant 1000 : index
  %v = arith.constant 1 : i32
  %m = memref.alloc() : memref<i32>
  memref.store %v, %m[] : memref<i32>
  scf.for %i = %c0 to %n step %c1 {
    %x = memref.load %m[] : memref<i32>
    memref.store %x, %m[] : memref<i32>
  }
  %x = memref.load %m[] : memref<i32>
  return %x : i32
}
