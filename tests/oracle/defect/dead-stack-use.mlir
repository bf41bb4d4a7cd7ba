// A heap buffer that leaves its scope becomes a stack buffer of that scope.
// RUN: split-file --leading-lines %s %t
// RUN: %S/../Inputs/exit-code 1 freehold-check %t/before.mlir --target %t/after.mlir --json | FileCheck %s
// RUN: %S/../Inputs/exit-code 1 freehold-run %t/after.mlir 2>&1 | FileCheck %s --check-prefix=DIAG

//--- before.mlir
func.func @f() -> i32 {
  %c0 = arith.constant 0 : index
  %v = arith.constant 7 : i32
  %r = memref.alloca_scope -> (memref<2xi32>) {
    %m = memref.alloc() : memref<2xi32>
    memref.store %v, %m[%c0] : memref<2xi32>
    memref.alloca_scope.return %m : memref<2xi32>
  }
  %x = memref.load %r[%c0] : memref<2xi32>
  return %x : i32
}

//--- after.mlir
// CHECK: "verdict":"defect","kind":"dead-stack-use","location":"{{[^"]*}}after.mlir:[[#@LINE+14]]:8"
// CHECK-SAME: {{"location":"[^"]*}}after.mlir:[[#@LINE+9]]:10","message":"allocated here"
// CHECK-SAME: {{"location":"[^"]*}}after.mlir:[[#@LINE+10]]:5","message":"its scope ended here"
// DIAG: after.mlir:[[#@LINE+11]]:8: error: dead-stack-use:
// DIAG: after.mlir:[[#@LINE+6]]:10: note: allocated here
// DIAG: after.mlir:[[#@LINE+7]]:5: note: its scope ended here
func.func @f() -> i32 {
  %c0 = arith.constant 0 : index
  %v = arith.constant 7 : i32
  %r = memref.alloca_scope -> (memref<2xi32>) {
    %m = memref.alloca() : memref<2xi32>
    memref.store %v, %m[%c0] : memref<2xi32>
    memref.alloca_scope.return %m : memref<2xi32>
  }
  %x = memref.load %r[%c0] : memref<2xi32>
  return %x : i32
}
