// The good twin of defect/observation-assertion-gone.mlir.
// RUN: split-file --leading-lines %s %t
// RUN: %S/../Inputs/exit-code 0 freehold-check %t/before.mlir --target %t/after.mlir --json | FileCheck %s
// CHECK: "verdict":"agree","inputs":8,"fit":4,"aborted":4,"left_out":0

//--- before.mlir
func.func @f(%a: i1, %b: i1, %c: i1) -> i32 {
  %c0 = arith.constant 0 : index
  %v = arith.constant 7 : i32
  %m = memref.alloc() : memref<2xi32>
  memref.store %v, %m[%c0] : memref<2xi32>
  %x = memref.load %m[%c0] : memref<2xi32>
  cf.assert %c, "holds"
  return %x : i32
}

//--- after.mlir
func.func @f(%a: i1, %b: i1, %c: i1) -> i32 {
  %c0 = arith.constant 0 : index
  %v = arith.constant 7 : i32
  %m = memref.alloc() : memref<2xi32>
  memref.store %v, %m[%c0] : memref<2xi32>
  %x = memref.load %m[%c0] : memref<2xi32>
  memref.dealloc %m : memref<2xi32>
  cf.assert %c, "holds"
  return %x : i32
}
