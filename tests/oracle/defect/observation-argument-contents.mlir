// The contents of the caller's buffer differ at the end.
// RUN: split-file --leading-lines %s %t
// RUN: %S/../Inputs/exit-code 1 freehold-check %t/before.mlir --target %t/after.mlir --json | FileCheck %s

//--- before.mlir
func.func @f(%a: memref<2xi32>) {
  %c0 = arith.constant 0 : index
  %v = arith.constant 77 : i32
  %m = memref.alloc() : memref<2xi32>
  memref.copy %a, %m : memref<2xi32> to memref<2xi32>
  memref.store %v, %m[%c0] : memref<2xi32>
  memref.copy %m, %a : memref<2xi32> to memref<2xi32>
  return
}

//--- after.mlir
// CHECK: "verdict":"defect","kind":"observation","location":"-"
// CHECK-SAME: "message":"observation 1 was 'argument 0 = [77, 
func.func @f(%a: memref<2xi32>) {
  %c0 = arith.constant 0 : index
  %v = arith.constant 77 : i32
  %m = memref.alloc() : memref<2xi32>
  memref.copy %a, %m : memref<2xi32> to memref<2xi32>
  memref.store %v, %m[%c0] : memref<2xi32>
  memref.dealloc %m : memref<2xi32>
  return
}
