// A view of an argument is the argument's buffer, too.
// RUN: split-file --leading-lines %s %t
// RUN: %S/../Inputs/exit-code 1 freehold-check %t/before.mlir --target %t/after.mlir --json | FileCheck %s
// RUN: %S/../Inputs/exit-code 0 freehold-run %t/after.mlir 2>&1 | FileCheck %s --check-prefix=DIAG

//--- before.mlir
func.func @f(%a: memref<4xi32>) -> memref<2xi32, strided<[1], offset: 1>> {
  %m = memref.subview %a[1] [2] [1] : memref<4xi32> to memref<2xi32, strided<[1], offset: 1>>
  return %m : memref<2xi32, strided<[1], offset: 1>>
}

//--- after.mlir
// CHECK: "verdict":"defect","kind":"abi","location":"{{[^"]*}}after.mlir:[[#@LINE+5]]:3"
// CHECK-SAME: "message":"returns as result 0 a buffer of an argument
// DIAG: warning: abi: returns
func.func @f(%a: memref<4xi32>) -> memref<2xi32, strided<[1], offset: 1>> {
  %m = memref.subview %a[1] [2] [1] : memref<4xi32> to memref<2xi32, strided<[1], offset: 1>>
  return %m : memref<2xi32, strided<[1], offset: 1>>
}
