// The target frees a stack buffer, which ends with its scope instead.
// RUN: split-file --leading-lines %s %t
// RUN: %S/../Inputs/exit-code 1 freehold-check %t/before.mlir --target %t/after.mlir --json | FileCheck %s
// RUN: %S/../Inputs/exit-code 1 freehold-run %t/after.mlir 2>&1 | FileCheck %s --check-prefix=DIAG

//--- before.mlir
func.func @f() -> i32 {
  %c0 = arith.constant 0 : index
  %v = arith.constant 7 : i32
  %m = memref.alloca() : memref<2xi32>
  memref.store %v, %m[%c0] : memref<2xi32>
  %x = memref.load %m[%c0] : memref<2xi32>
  return %x : i32
}

//--- after.mlir
// CHECK: "verdict":"defect","kind":"bad-free","location":"{{[^"]*}}after.mlir:[[#@LINE+11]]:3"
// CHECK-SAME: "message":"frees a stack buffer
// CHECK-SAME: {{"location":"[^"]*}}after.mlir:[[#@LINE+6]]:8","message":"allocated here"
// DIAG: after.mlir:[[#@LINE+8]]:3: error: bad-free:
// DIAG: after.mlir:[[#@LINE+4]]:8: note: allocated here
func.func @f() -> i32 {
  %c0 = arith.constant 0 : index
  %v = arith.constant 7 : i32
  %m = memref.alloca() : memref<2xi32>
  memref.store %v, %m[%c0] : memref<2xi32>
  %x = memref.load %m[%c0] : memref<2xi32>
  memref.dealloc %m : memref<2xi32>
  return %x : i32
}
