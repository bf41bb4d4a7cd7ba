// Minus zero is not zero.
// RUN: split-file --leading-lines %s %t
// RUN: %S/../Inputs/exit-code 1 freehold-check %t/before.mlir --target %t/after.mlir --json | FileCheck %s
// CHECK: "verdict":"defect","kind":"observation"

//--- before.mlir
func.func @f() -> memref<bf16> {
  %c = arith.constant 0.0 : bf16
  %m = memref.alloc() : memref<bf16>
  memref.store %c, %m[] : memref<bf16>
  return %m : memref<bf16>
}

//--- after.mlir
func.func @f() -> memref<bf16> {
  %c = arith.constant -0.0 : bf16
  %m = memref.alloc() : memref<bf16>
  memref.store %c, %m[] : memref<bf16>
  return %m : memref<bf16>
}
