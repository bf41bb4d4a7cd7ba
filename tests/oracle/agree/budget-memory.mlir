// The good twin of inconclusive/budget-memory.mlir.
// RUN: %S/../Inputs/exit-code 0 freehold-check %s --subject upstream --json --memory 1000 | FileCheck %s

// CHECK: "verdict":"agree"
func.func @f() -> i32 {
  %v = arith.constant 1 : i32
  %c0 = arith.constant 0 : index
  %m = memref.alloc() : memref<200xi8>
  %w = memref.view %m[%c0][] : memref<200xi8> to memref<i32>
  memref.store %v, %w[] : memref<i32>
  %x = memref.load %w[] : memref<i32>
  return %x : i32
}
