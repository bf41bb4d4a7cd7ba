// The target frees the buffer of a global, which nobody may free.
// RUN: split-file --leading-lines %s %t
// RUN: %S/../Inputs/exit-code 1 freehold-check %t/before.mlir --target %t/after.mlir --json | FileCheck %s
// RUN: %S/../Inputs/exit-code 1 freehold-run %t/after.mlir 2>&1 | FileCheck %s --check-prefix=DIAG

//--- before.mlir
memref.global "private" @g : memref<2xi32> = dense<3>
func.func @f() -> i32 {
  %c0 = arith.constant 0 : index
  %m = memref.get_global @g : memref<2xi32>
  %x = memref.load %m[%c0] : memref<2xi32>
  return %x : i32
}

//--- after.mlir
// CHECK: "verdict":"defect","kind":"bad-free","location":"{{[^"]*}}after.mlir:[[#@LINE+10]]:3"
// CHECK-SAME: "message":"frees a global
// CHECK-SAME: {{"location":"[^"]*}}after.mlir:[[#@LINE+3]]:1","message":"the buffer is a global"
// DIAG: after.mlir:[[#@LINE+7]]:3: error: bad-free:
// DIAG: after.mlir:[[#@LINE+1]]:1: note: the buffer is a global
memref.global "private" @g : memref<2xi32> = dense<3>
func.func @f() -> i32 {
  %c0 = arith.constant 0 : index
  %m = memref.get_global @g : memref<2xi32>
  %x = memref.load %m[%c0] : memref<2xi32>
  memref.dealloc %m : memref<2xi32>
  return %x : i32
}
