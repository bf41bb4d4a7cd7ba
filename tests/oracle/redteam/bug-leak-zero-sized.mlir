// T3: an allocation without cells is freed like any other.
// RUN: split-file --leading-lines %s %t
// RUN: %S/../Inputs/exit-code 1 freehold-check %t/before.mlir --target %t/after.mlir --json | FileCheck %s
// CHECK: "verdict":"defect","kind":"leak"

//--- before.mlir
func.func @f() -> index {
  %c0 = arith.constant 0 : index
  %m = memref.alloc(%c0) : memref<?xi32>
  %d = memref.dim %m, %c0 : memref<?xi32>
  return %d : index
}

//--- after.mlir
func.func @f() -> index {
  %c0 = arith.constant 0 : index
  %m = memref.alloc(%c0) : memref<?xi32>
  %d = memref.dim %m, %c0 : memref<?xi32>
  return %d : index
}
