// A returned buffer has a cell that the source had written.
// RUN: split-file --leading-lines %s %t
// RUN: %S/../Inputs/exit-code 1 freehold-check %t/before.mlir --target %t/after.mlir --json | FileCheck %s

//--- before.mlir
func.func @f() -> memref<2xi32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %v = arith.constant 7 : i32
  %m = memref.alloc() : memref<2xi32>
  memref.store %v, %m[%c0] : memref<2xi32>
  memref.store %v, %m[%c1] : memref<2xi32>
  return %m : memref<2xi32>
}

//--- after.mlir
// CHECK: "verdict":"defect","kind":"observation","location":"-"
// CHECK-SAME: "message":"observation 1 was 'result 0 = [7, 7] : memref<2xi32>' before and is 'result 0 = [_, 7] : memref<2xi32>' after
func.func @f() -> memref<2xi32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %v = arith.constant 7 : i32
  %m = memref.alloc() : memref<2xi32>
  memref.store %v, %m[%c1] : memref<2xi32>
  return %m : memref<2xi32>
}
