// The buffer is freed before its last use (atomic).
// RUN: split-file --leading-lines %s %t
// RUN: %S/../Inputs/exit-code 1 freehold-check %t/before.mlir --target %t/after.mlir --json | FileCheck %s
// RUN: %S/../Inputs/exit-code 1 freehold-run %t/after.mlir 2>&1 | FileCheck %s --check-prefix=DIAG

//--- before.mlir
func.func private @external(memref<2xi32>)
func.func @f(%out: memref<2xi32>) {
  %c0 = arith.constant 0 : index
  %v = arith.constant 7 : i32
  %m = memref.alloc() : memref<2xi32>
  linalg.fill ins(%v : i32) outs(%m : memref<2xi32>)
  %x = memref.atomic_rmw addi %v, %m[%c0] : (i32, memref<2xi32>) -> i32
  return
}

//--- after.mlir
// CHECK: "verdict":"defect","kind":"use-after-free","location":"{{[^"]*}}after.mlir:[[#@LINE+13]]:8"
// CHECK-SAME: {{"location":"[^"]*}}after.mlir:[[#@LINE+9]]:8","message":"allocated here"
// CHECK-SAME: {{"location":"[^"]*}}after.mlir:[[#@LINE+10]]:3","message":"freed here"
// DIAG: after.mlir:[[#@LINE+10]]:8: error: use-after-free:
// DIAG: after.mlir:[[#@LINE+6]]:8: note: allocated here
// DIAG: after.mlir:[[#@LINE+7]]:3: note: freed here
func.func private @external(memref<2xi32>)
func.func @f(%out: memref<2xi32>) {
  %c0 = arith.constant 0 : index
  %v = arith.constant 7 : i32
  %m = memref.alloc() : memref<2xi32>
  linalg.fill ins(%v : i32) outs(%m : memref<2xi32>)
  memref.dealloc %m : memref<2xi32>
  %x = memref.atomic_rmw addi %v, %m[%c0] : (i32, memref<2xi32>) -> i32
  return
}
