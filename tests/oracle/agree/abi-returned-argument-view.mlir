// The good twin of defect/abi-returned-argument-view.mlir.
// RUN: split-file --leading-lines %s %t
// RUN: %S/../Inputs/exit-code 0 freehold-check %t/before.mlir --target %t/after.mlir --json | FileCheck %s
// RUN: %S/../Inputs/exit-code 0 freehold-run %t/after.mlir 2>&1 | FileCheck %s --check-prefix=DIAG
// CHECK: "verdict":"agree"
// DIAG-NOT: {{(error|warning):}}

//--- before.mlir
func.func @f(%a: memref<4xi32>) -> memref<2xi32, strided<[1], offset: 1>> {
  %m = memref.subview %a[1] [2] [1] : memref<4xi32> to memref<2xi32, strided<[1], offset: 1>>
  return %m : memref<2xi32, strided<[1], offset: 1>>
}

//--- after.mlir
func.func @f(%a: memref<4xi32>) -> memref<2xi32, strided<[1], offset: 1>> {
  %n = memref.alloc() : memref<4xi32>
  memref.copy %a, %n : memref<4xi32> to memref<4xi32>
  %m = memref.subview %n[1] [2] [1] : memref<4xi32> to memref<2xi32, strided<[1], offset: 1>>
  return %m : memref<2xi32, strided<[1], offset: 1>>
}
