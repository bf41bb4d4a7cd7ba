// The first iteration frees what the second one reads.
// RUN: split-file --leading-lines %s %t
// RUN: %S/../Inputs/exit-code 1 freehold-check %t/before.mlir --target %t/after.mlir --json | FileCheck %s
// RUN: %S/../Inputs/exit-code 1 freehold-run %t/after.mlir 2>&1 | FileCheck %s --check-prefix=DIAG

//--- before.mlir
func.func @f() -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %v = arith.constant 7 : i32
  %m = memref.alloc() : memref<2xi32>
  memref.store %v, %m[%c0] : memref<2xi32>
  %s = scf.for %i = %c0 to %c3 step %c1 iter_args(%acc = %v) -> i32 {
    %x = memref.load %m[%c0] : memref<2xi32>
    %sum = arith.addi %acc, %x : i32
    scf.yield %sum : i32
  }
  return %s : i32
}

//--- after.mlir
// CHECK: "verdict":"defect","kind":"use-after-free","location":"{{[^"]*}}after.mlir:[[#@LINE+14]]:10"
// CHECK-SAME: {{"location":"[^"]*}}after.mlir:[[#@LINE+10]]:8","message":"allocated here"
// CHECK-SAME: {{"location":"[^"]*}}after.mlir:[[#@LINE+14]]:5","message":"freed here"
// DIAG: after.mlir:[[#@LINE+11]]:10: error: use-after-free:
// DIAG: after.mlir:[[#@LINE+7]]:8: note: allocated here
// DIAG: after.mlir:[[#@LINE+11]]:5: note: freed here
func.func @f() -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %v = arith.constant 7 : i32
  %m = memref.alloc() : memref<2xi32>
  memref.store %v, %m[%c0] : memref<2xi32>
  %s = scf.for %i = %c0 to %c3 step %c1 iter_args(%acc = %v) -> i32 {
    %x = memref.load %m[%c0] : memref<2xi32>
    %sum = arith.addi %acc, %x : i32
    memref.dealloc %m : memref<2xi32>
    scf.yield %sum : i32
  }
  return %s : i32
}
