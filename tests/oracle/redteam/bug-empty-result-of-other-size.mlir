// A result without elements has its sizes all the same.
// RUN: split-file --leading-lines %s %t
// RUN: %S/../Inputs/exit-code 1 freehold-check %t/before.mlir --target %t/after.mlir --json | FileCheck %s
// CHECK: "verdict":"defect","kind":"observation"

//--- before.mlir
func.func @f(%n: index) -> memref<?x0xi32> {
  %m = memref.alloc(%n) : memref<?x0xi32>
  return %m : memref<?x0xi32>
}

//--- after.mlir
func.func @f(%n: index) -> memref<?x0xi32> {
  %c0 = arith.constant 0 : index
  %m = memref.alloc(%c0) : memref<?x0xi32>
  return %m : memref<?x0xi32>
}
