// All words of a wide element are observed: 5 and 2^126 + 5.
// RUN: split-file --leading-lines %s %t
// RUN: %S/../Inputs/exit-code 1 freehold-check %t/before.mlir --target %t/after.mlir --json | FileCheck %s
// CHECK: "verdict":"defect","kind":"observation"

//--- before.mlir
func.func @f() -> memref<i128> {
  %c = arith.constant 5 : i128
  %m = memref.alloc() : memref<i128>
  memref.store %c, %m[] : memref<i128>
  return %m : memref<i128>
}

//--- after.mlir
func.func @f() -> memref<i128> {
  %c = arith.constant 85070591730234615865843651857942052869 : i128
  %m = memref.alloc() : memref<i128>
  memref.store %c, %m[] : memref<i128>
  return %m : memref<i128>
}
