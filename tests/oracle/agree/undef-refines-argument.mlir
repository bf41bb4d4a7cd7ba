// The good twin of defect/undef-refines-argument.mlir.
// RUN: split-file --leading-lines %s %t
// RUN: %S/../Inputs/exit-code 0 freehold-check %t/before.mlir --target %t/after.mlir --json | FileCheck %s
// CHECK: "verdict":"agree"

//--- before.mlir
func.func @f(%a: memref<2xi32>) {
  %m = memref.alloc() : memref<2xi32>
  memref.copy %m, %a : memref<2xi32> to memref<2xi32>
  return
}

//--- after.mlir
func.func @f(%a: memref<2xi32>) {
  return
}
