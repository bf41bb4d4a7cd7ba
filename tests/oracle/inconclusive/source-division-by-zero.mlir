// Division by zero in the source: nothing can be said of the pass.
// RUN: %S/../Inputs/exit-code 3 freehold-check %s --subject upstream --json | FileCheck %s

// CHECK: "verdict":"inconclusive","reason":"source-ub","location":"{{[^"]*}}source-division-by-zero.mlir:[[#@LINE+7]]:8"
// CHECK-SAME: "message":"undefined: 
func.func @f(%n: i32) -> i32 {
  %zero = arith.constant 0 : i32
  %m = memref.alloc() : memref<i32>
  memref.store %n, %m[] : memref<i32>
  %x = memref.load %m[] : memref<i32>
  %d = arith.divsi %x, %zero : i32
  return %d : i32
}
