// The source observes what was never written.
// RUN: %S/../Inputs/exit-code 3 freehold-check %s --subject upstream --json | FileCheck %s

// CHECK: "verdict":"inconclusive","reason":"source-ub","location":"{{[^"]*}}source-uninitialised.mlir:[[#@LINE+9]]:3"
// CHECK-SAME: "message":"uninitialised-read: 
func.func @f() -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %v = arith.constant 7 : i32
  %m = memref.alloc() : memref<2xi32>
  memref.store %v, %m[%c0] : memref<2xi32>
  %x = memref.load %m[%c1] : memref<2xi32>
  return %x : i32
}
