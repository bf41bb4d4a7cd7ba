// The function boundary ABI: a result is never the buffer of a global.
// RUN: split-file --leading-lines %s %t
// RUN: %S/../Inputs/exit-code 1 freehold-check %t/before.mlir --target %t/after.mlir --json | FileCheck %s
// RUN: %S/../Inputs/exit-code 0 freehold-run %t/after.mlir 2>&1 | FileCheck %s --check-prefix=DIAG

//--- before.mlir
memref.global "private" constant @g : memref<2xi32> = dense<3>
func.func @f() -> memref<2xi32> {
  %m = memref.get_global @g : memref<2xi32>
  return %m : memref<2xi32>
}

//--- after.mlir
// CHECK: "verdict":"defect","kind":"abi","location":"{{[^"]*}}after.mlir:[[#@LINE+6]]:3"
// CHECK-SAME: "message":"returns as result 0 a global
// DIAG: warning: abi: returns
memref.global "private" constant @g : memref<2xi32> = dense<3>
func.func @f() -> memref<2xi32> {
  %m = memref.get_global @g : memref<2xi32>
  return %m : memref<2xi32>
}
