// What an external function returns is the caller's to free.
// RUN: split-file --leading-lines %s %t
// RUN: %S/../Inputs/exit-code 1 freehold-check %t/before.mlir --target %t/after.mlir --json | FileCheck %s
// RUN: %S/../Inputs/exit-code 1 freehold-run %t/after.mlir 2>&1 | FileCheck %s --check-prefix=DIAG

//--- before.mlir
func.func private @make() -> memref<2xi32>
func.func @f() -> i32 {
  %c0 = arith.constant 0 : index
  %m = func.call @make() : () -> memref<2xi32>
  %x = memref.load %m[%c0] : memref<2xi32>
  return %x : i32
}

//--- after.mlir
// CHECK: "verdict":"defect","kind":"leak","location":"{{[^"]*}}after.mlir:[[#@LINE+7]]:8"
// CHECK-SAME: "notions":["unfreed"]
// CHECK-SAME: {{"location":"[^"]*}}after.mlir:[[#@LINE+5]]:8","message":"allocated here"
// DIAG: error: leak: 8 bytes are never freed
func.func private @make() -> memref<2xi32>
func.func @f() -> i32 {
  %c0 = arith.constant 0 : index
  %m = func.call @make() : () -> memref<2xi32>
  %x = memref.load %m[%c0] : memref<2xi32>
  return %x : i32
}
