// The source frees for itself, and wrongly.
// RUN: %S/../Inputs/exit-code 3 freehold-check %s --subject identity --json | FileCheck %s

// CHECK: "verdict":"inconclusive","reason":"source-ub","location":"{{[^"]*}}source-use-after-free.mlir:[[#@LINE+7]]:3"
// CHECK-SAME: "message":"use-after-free: 
func.func @f(%out: memref<i32>) {
  %v = arith.constant 7 : i32
  %m = memref.alloc() : memref<i32>
  memref.store %v, %m[] : memref<i32>
  memref.dealloc %m : memref<i32>
  memref.copy %m, %out : memref<i32> to memref<i32>
  return
}
