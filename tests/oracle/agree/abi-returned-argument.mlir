// The good twin of defect/abi-returned-argument.mlir.
// RUN: split-file --leading-lines %s %t
// RUN: %S/../Inputs/exit-code 0 freehold-check %t/before.mlir --target %t/after.mlir --json | FileCheck %s
// RUN: %S/../Inputs/exit-code 0 freehold-run %t/after.mlir 2>&1 | FileCheck %s --check-prefix=DIAG
// CHECK: "verdict":"agree"
// DIAG-NOT: {{(error|warning):}}

//--- before.mlir
func.func @f(%a: memref<2xi32>) -> memref<2xi32> {
  return %a : memref<2xi32>
}

//--- after.mlir
func.func @f(%a: memref<2xi32>) -> memref<2xi32> {
  %m = bufferization.clone %a : memref<2xi32> to memref<2xi32>
  return %m : memref<2xi32>
}
