// On one input the source divides by zero, on another one the target leaks: the leak is
// reported, and the exit code is that of a defect. Without the leaking inputs, the answer is
// inconclusive, and never an agreement.
// RUN: %S/../Inputs/exit-code 1 freehold-check %s --subject identity --json | FileCheck %s
// RUN: %S/../Inputs/exit-code 3 freehold-check %s --subject upstream --json | FileCheck %s --check-prefix=GOOD
// RUN: %S/../Inputs/exit-code 3 freehold-check %s --subject identity --json --args 1 | FileCheck %s --check-prefix=ONLY
// RUN: %S/../Inputs/exit-code 0 freehold-check %s --subject upstream --json --args 0 | FileCheck %s --check-prefix=FIT

// CHECK: "verdict":"defect","kind":"leak"
// CHECK-SAME: "location":"{{[^"]*}}defect-outranks.mlir:[[#@LINE+10]]:8"
// CHECK-SAME: "args":"0"
// GOOD: "verdict":"inconclusive","reason":"source-ub"
// GOOD-SAME: "location":"{{[^"]*}}defect-outranks.mlir:[[#@LINE+10]]:10"
// GOOD-SAME: (with arguments 1)
// ONLY: "verdict":"inconclusive","reason":"source-ub"
// FIT: "verdict":"agree"
func.func @f(%c: i1) -> i32 {
  %zero = arith.constant 0 : i32
  %v = arith.constant 7 : i32
  %m = memref.alloc() : memref<i32>
  memref.store %v, %m[] : memref<i32>
  %x = scf.if %c -> i32 {
    %y = arith.divsi %v, %zero : i32
    scf.yield %y : i32
  } else {
    %y = memref.load %m[] : memref<i32>
    scf.yield %y : i32
  }
  return %x : i32
}
