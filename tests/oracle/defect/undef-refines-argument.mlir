// An argument that the source fills from an unwritten buffer; the target leaves it alone.
// RUN: split-file --leading-lines %s %t
// RUN: %S/../Inputs/exit-code 1 freehold-check %t/before.mlir --target %t/after.mlir --json | FileCheck %s
// CHECK: "verdict":"defect","kind":"uninitialised-read"
// CHECK-SAME: depends on a cell that was never written

//--- before.mlir
func.func @f(%a: memref<2xi32>) {
  %m = memref.alloc() : memref<2xi32>
  memref.copy %m, %a : memref<2xi32> to memref<2xi32>
  return
}

//--- after.mlir
func.func @f(%a: memref<2xi32>) {
  %m = memref.alloc() : memref<2xi32>
  memref.copy %m, %a : memref<2xi32> to memref<2xi32>
  %c0 = arith.constant 0 : index
  %x = memref.load %m[%c0] : memref<2xi32>
  %c = arith.cmpi eq, %x, %x : i32
  cf.assert %c, "equal"
  memref.dealloc %m : memref<2xi32>
  return
}
