// The function boundary ABI: a result never aliases an argument.
// RUN: split-file --leading-lines %s %t
// RUN: %S/../Inputs/exit-code 1 freehold-check %t/before.mlir --target %t/after.mlir --json | FileCheck %s
// RUN: %S/../Inputs/exit-code 0 freehold-run %t/after.mlir 2>&1 | FileCheck %s --check-prefix=DIAG

//--- before.mlir
func.func @f(%a: memref<2xi32>) -> memref<2xi32> {
  return %a : memref<2xi32>
}

//--- after.mlir
// CHECK: "verdict":"defect","kind":"abi","location":"{{[^"]*}}after.mlir:[[#@LINE+4]]:3"
// CHECK-SAME: "message":"returns as result 0 a buffer of an argument
// DIAG: warning: abi: returns
func.func @f(%a: memref<2xi32>) -> memref<2xi32> {
  return %a : memref<2xi32>
}
