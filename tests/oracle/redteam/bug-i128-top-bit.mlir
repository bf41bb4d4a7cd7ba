// All bits of a wide element are observed.
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
  %c = arith.constant 340282366920938463463374607431768211461 : i128
  %m = memref.alloc() : memref<i128>
  memref.store %c, %m[] : memref<i128>
  return %m : memref<i128>
}
