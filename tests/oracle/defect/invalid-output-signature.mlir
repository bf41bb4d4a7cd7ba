// A public function's signature has changed.
// RUN: split-file --leading-lines %s %t
// RUN: %S/../Inputs/exit-code 1 freehold-check %t/before.mlir --target %t/after.mlir --json | FileCheck %s

//--- before.mlir
func.func @f(%a: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %m = memref.alloc() : memref<2xi32>
  memref.store %a, %m[%c0] : memref<2xi32>
  %x = memref.load %m[%c0] : memref<2xi32>
  return %x : i32
}

//--- after.mlir
// CHECK: "verdict":"defect","kind":"invalid-output","location":"-"
// CHECK-SAME: "message":"@f has another signature or visibility afterwards
func.func @f(%a: i32, %owned: i1) -> i32 {
  %c0 = arith.constant 0 : index
  %m = memref.alloc() : memref<2xi32>
  memref.store %a, %m[%c0] : memref<2xi32>
  %x = memref.load %m[%c0] : memref<2xi32>
  memref.dealloc %m : memref<2xi32>
  return %x : i32
}
