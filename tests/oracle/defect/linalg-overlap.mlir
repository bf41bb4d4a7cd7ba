// A temporary between two halves of a buffer goes, though they overlap.
// RUN: split-file --leading-lines %s %t
// RUN: %S/../Inputs/exit-code 1 freehold-check %t/before.mlir --target %t/after.mlir --json | FileCheck %s
// CHECK: "verdict":"defect","kind":"undefined"
// CHECK-SAME: an output overlaps another operand

//--- before.mlir
func.func @f(%a: memref<4xi32>) {
  %from = memref.subview %a[0] [2] [1] : memref<4xi32> to memref<2xi32, strided<[1]>>
  %m = memref.alloc() : memref<2xi32>
  linalg.copy ins(%from : memref<2xi32, strided<[1]>>) outs(%m : memref<2xi32>)
  %to = memref.subview %a[1] [2] [1] : memref<4xi32> to memref<2xi32, strided<[1], offset: 1>>
  linalg.copy ins(%m : memref<2xi32>) outs(%to : memref<2xi32, strided<[1], offset: 1>>)
  return
}

//--- after.mlir
func.func @f(%a: memref<4xi32>) {
  %from = memref.subview %a[0] [2] [1] : memref<4xi32> to memref<2xi32, strided<[1]>>
  %to = memref.subview %a[1] [2] [1] : memref<4xi32> to memref<2xi32, strided<[1], offset: 1>>
  linalg.copy ins(%from : memref<2xi32, strided<[1]>>) outs(%to : memref<2xi32, strided<[1], offset: 1>>)
  return
}
