// An assertion fails that did not fail before.
// RUN: split-file --leading-lines %s %t
// RUN: %S/../Inputs/exit-code 1 freehold-check %t/before.mlir --target %t/after.mlir --json | FileCheck %s

//--- before.mlir
func.func @f(%c: i1) -> i32 {
  %c0 = arith.constant 0 : index
  %v = arith.constant 7 : i32
  %true = arith.constant true
  %m = memref.alloc() : memref<2xi32>
  memref.store %v, %m[%c0] : memref<2xi32>
  %x = memref.load %m[%c0] : memref<2xi32>
  cf.assert %true, "holds"
  return %x : i32
}

//--- after.mlir
// CHECK: "verdict":"defect","kind":"observation","location":"{{[^"]*}}after.mlir:[[#@LINE+10]]:3"
// CHECK-SAME: "message":"an assertion fails that did not fail before: {{.*}}holds
// CHECK-SAME: "args":"0"
func.func @f(%c: i1) -> i32 {
  %c0 = arith.constant 0 : index
  %v = arith.constant 7 : i32
  %m = memref.alloc() : memref<2xi32>
  memref.store %v, %m[%c0] : memref<2xi32>
  %x = memref.load %m[%c0] : memref<2xi32>
  memref.dealloc %m : memref<2xi32>
  cf.assert %c, "holds"
  return %x : i32
}
