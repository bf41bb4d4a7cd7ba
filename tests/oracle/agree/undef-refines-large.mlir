// The good twin of defect/undef-refines-large.mlir.
// RUN: split-file --leading-lines %s %t
// RUN: %S/../Inputs/exit-code 0 freehold-check %t/before.mlir --target %t/after.mlir --json | FileCheck %s
// CHECK: "verdict":"agree"

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
  %v = arith.constant 7 : i32
  %m = memref.alloc() : memref<2000xi32>
  linalg.fill ins(%v : i32) outs(%m : memref<2000xi32>)
  return %m : memref<2000xi32>
}
