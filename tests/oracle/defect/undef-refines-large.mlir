// Buffers that are shown in part are compared in full.
// RUN: split-file --leading-lines %s %t
// RUN: %S/../Inputs/exit-code 1 freehold-check %t/before.mlir --target %t/after.mlir --json | FileCheck %s
// CHECK: "verdict":"defect","kind":"observation"
// CHECK-SAME: the first difference is element 1500 in row-major order: 7 and 8

//--- before.mlir
func.func @f() -> memref<2000xi32> {
  %c1500 = arith.constant 1500 : index
  %v = arith.constant 7 : i32
  %m = memref.alloc() : memref<2000xi32>
  memref.store %v, %m[%c1500] : memref<2000xi32>
  return %m : memref<2000xi32>
}

//--- after.mlir
func.func @f() -> memref<2000xi32> {
  %c1500 = arith.constant 1500 : index
  %v = arith.constant 8 : i32
  %m = memref.alloc() : memref<2000xi32>
  linalg.fill ins(%v : i32) outs(%m : memref<2000xi32>)
  return %m : memref<2000xi32>
}
