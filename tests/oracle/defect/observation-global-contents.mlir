// The contents of a global differ at the end.
// RUN: split-file --leading-lines %s %t
// RUN: %S/../Inputs/exit-code 1 freehold-check %t/before.mlir --target %t/after.mlir --json | FileCheck %s

//--- before.mlir
memref.global @g : memref<2xi32> = dense<3>
func.func @f() {
  %c0 = arith.constant 0 : index
  %v = arith.constant 77 : i32
  %g = memref.get_global @g : memref<2xi32>
  %m = memref.alloc() : memref<2xi32>
  memref.copy %g, %m : memref<2xi32> to memref<2xi32>
  memref.store %v, %g[%c0] : memref<2xi32>
  return
}

//--- after.mlir
// CHECK: "verdict":"defect","kind":"observation","location":"-"
// CHECK-SAME: "message":"observation 1 was 'global @g = [77, 3]' before and is 'global @g = [3, 3]' after
memref.global @g : memref<2xi32> = dense<3>
func.func @f() {
  %c0 = arith.constant 0 : index
  %v = arith.constant 77 : i32
  %g = memref.get_global @g : memref<2xi32>
  %m = memref.alloc() : memref<2xi32>
  memref.copy %g, %m : memref<2xi32> to memref<2xi32>
  memref.dealloc %m : memref<2xi32>
  return
}
