// Cells that the source leaves unwritten may hold anything; cells that it writes may not change.
// RUN: split-file --leading-lines %s %t
// RUN: %S/../Inputs/exit-code 1 freehold-check %t/before.mlir --target %t/after.mlir --json | FileCheck %s
// CHECK: "verdict":"defect","kind":"observation"
// CHECK-SAME: was 'result 0 = [_, 7, _, _] : memref<4xi32>' before and is 'result 0 = [0, 0, 0, 0] : memref<4xi32>' after

//--- before.mlir
func.func @f(%c: i1) -> memref<4xi32> {
  %c1 = arith.constant 1 : index
  %v = arith.constant 7 : i32
  %m = memref.alloc() : memref<4xi32>
  memref.store %v, %m[%c1] : memref<4xi32>
  return %m : memref<4xi32>
}

//--- after.mlir
func.func @f(%c: i1) -> memref<4xi32> {
  %c1 = arith.constant 1 : index
  %v = arith.constant 7 : i32
  %zero = arith.constant 0 : i32
  %m = memref.alloc() : memref<4xi32>
  memref.store %v, %m[%c1] : memref<4xi32>
  linalg.fill ins(%zero : i32) outs(%m : memref<4xi32>)
  return %m : memref<4xi32>
}
