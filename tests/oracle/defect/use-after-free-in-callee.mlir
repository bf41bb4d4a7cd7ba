// A private function frees its argument, which the caller still reads.
// RUN: split-file --leading-lines %s %t
// RUN: %S/../Inputs/exit-code 1 freehold-check %t/before.mlir --target %t/after.mlir --json | FileCheck %s
// RUN: %S/../Inputs/exit-code 1 freehold-run %t/after.mlir 2>&1 | FileCheck %s --check-prefix=DIAG

//--- before.mlir
func.func private @peek(%m: memref<2xi32>) -> i32 {
  %c0 = arith.constant 0 : index
  %x = memref.load %m[%c0] : memref<2xi32>
  return %x : i32
}
func.func @f() -> i32 {
  %c0 = arith.constant 0 : index
  %v = arith.constant 7 : i32
  %m = memref.alloc() : memref<2xi32>
  memref.store %v, %m[%c0] : memref<2xi32>
  %x = func.call @peek(%m) : (memref<2xi32>) -> i32
  %y = memref.load %m[%c0] : memref<2xi32>
  %z = arith.addi %x, %y : i32
  return %z : i32
}

//--- after.mlir
// CHECK: "verdict":"defect","kind":"use-after-free","location":"{{[^"]*}}after.mlir:[[#@LINE+18]]:8"
// CHECK-SAME: {{"location":"[^"]*}}after.mlir:[[#@LINE+14]]:8","message":"allocated here"
// CHECK-SAME: {{"location":"[^"]*}}after.mlir:[[#@LINE+7]]:3","message":"freed here"
// DIAG: after.mlir:[[#@LINE+15]]:8: error: use-after-free:
// DIAG: after.mlir:[[#@LINE+11]]:8: note: allocated here
// DIAG: after.mlir:[[#@LINE+4]]:3: note: freed here
func.func private @peek(%m: memref<2xi32>) -> i32 {
  %c0 = arith.constant 0 : index
  %x = memref.load %m[%c0] : memref<2xi32>
  memref.dealloc %m : memref<2xi32>
  return %x : i32
}
func.func @f() -> i32 {
  %c0 = arith.constant 0 : index
  %v = arith.constant 7 : i32
  %m = memref.alloc() : memref<2xi32>
  memref.store %v, %m[%c0] : memref<2xi32>
  %x = func.call @peek(%m) : (memref<2xi32>) -> i32
  %y = memref.load %m[%c0] : memref<2xi32>
  %z = arith.addi %x, %y : i32
  return %z : i32
}
