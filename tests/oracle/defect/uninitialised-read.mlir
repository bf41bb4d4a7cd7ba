// A clone is lowered to an allocation that nothing is copied into.
// RUN: split-file --leading-lines %s %t
// RUN: %S/../Inputs/exit-code 1 freehold-check %t/before.mlir --target %t/after.mlir --json | FileCheck %s
// RUN: %S/../Inputs/exit-code 1 freehold-run %t/after.mlir 2>&1 | FileCheck %s --check-prefix=DIAG

//--- before.mlir
func.func @f(%a: memref<2xi32>) -> i32 {
  %c0 = arith.constant 0 : index
  %m = bufferization.clone %a : memref<2xi32> to memref<2xi32>
  %x = memref.load %m[%c0] : memref<2xi32>
  return %x : i32
}

//--- after.mlir
// CHECK: "verdict":"defect","kind":"uninitialised-read","location":"{{[^"]*}}after.mlir:[[#@LINE+7]]:3"
// DIAG: after.mlir:[[#@LINE+6]]:3: error: uninitialised-read:
func.func @f(%a: memref<2xi32>) -> i32 {
  %c0 = arith.constant 0 : index
  %m = memref.alloc() : memref<2xi32>
  %x = memref.load %m[%c0] : memref<2xi32>
  memref.dealloc %m : memref<2xi32>
  return %x : i32
}
