// The good twin of inconclusive/source-use-after-free.mlir.
// RUN: %S/../Inputs/exit-code 0 freehold-check %s --subject identity --json | FileCheck %s

// CHECK: "verdict":"agree"
func.func @f(%out: memref<i32>) {
  %v = arith.constant 7 : i32
  %m = memref.alloc() : memref<i32>
  memref.store %v, %m[] : memref<i32>
  memref.copy %m, %out : memref<i32> to memref<i32>
  memref.dealloc %m : memref<i32>
  return
}
