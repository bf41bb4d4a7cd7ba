// The good twin of inconclusive/budget-steps.mlir.
// RUN: %S/../Inputs/exit-code 0 freehold-check %s --subject upstream --json --steps 500 | FileCheck %s

// CHECK: "verdict":"agree"
func.func @f() -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = arith.constant 10 : index
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
