// The good twin of defect/linalg-overlap.mlir.
// RUN: split-file --leading-lines %s %t
// RUN: %S/../Inputs/exit-code 0 freehold-check %t/before.mlir --target %t/after.mlir --json | FileCheck %s
// CHECK: "verdict":"agree"

//--- before.mlir
func.func @f(%a: memref<4xi32>) {
  %from = memref.subview %a[0] [2] [1] : memref<4xi32> to memref<2xi32, strided<[1]>>
  %m = memref.alloc() : memref<2xi32>
  linalg.copy ins(%from : memref<2xi32, strided<[1]>>) outs(%m : memref<2xi32>)
  %to = memref.subview %a[2] [2] [1] : memref<4xi32> to memref<2xi32, strided<[1], offset: 2>>
  linalg.copy ins(%m : memref<2xi32>) outs(%to : memref<2xi32, strided<[1], offset: 2>>)
  return
}

//--- after.mlir
func.func @f(%a: memref<4xi32>) {
  %from = memref.subview %a[0] [2] [1] : memref<4xi32> to memref<2xi32, strided<[1]>>
  %to = memref.subview %a[2] [2] [1] : memref<4xi32> to memref<2xi32, strided<[1], offset: 2>>
  linalg.copy ins(%from : memref<2xi32, strided<[1]>>) outs(%to : memref<2xi32, strided<[1], offset: 2>>)
  return
}
