// A clone is written while its source is live.
// RUN: %S/../Inputs/exit-code 3 freehold-check %s --subject upstream --json | FileCheck %s

// CHECK: "verdict":"inconclusive","reason":"source-ub","location":"{{[^"]*}}source-writes-clone.mlir:[[#@LINE+6]]:3"
// CHECK-SAME: "message":"undefined: writes a clone
func.func @f(%a: memref<2xi32>) -> i32 {
  %c0 = arith.constant 0 : index
  %v = arith.constant 7 : i32
  %n = bufferization.clone %a : memref<2xi32> to memref<2xi32>
  memref.store %v, %n[%c0] : memref<2xi32>
  %x = memref.load %n[%c0] : memref<2xi32>
  return %x : i32
}
