// Unranked arguments have ranks 0 to 3.
// RUN: split-file --leading-lines %s %t
// RUN: %S/../Inputs/exit-code 0 freehold-check %t/before.mlir --target %t/right.mlir | FileCheck %s --check-prefix=RIGHT
// RUN: %S/../Inputs/exit-code 1 freehold-check %t/before.mlir --target %t/zero.mlir --json | FileCheck %s --check-prefix=WRONG
// RUN: %S/../Inputs/exit-code 1 freehold-check %t/before.mlir --target %t/three.mlir --json | FileCheck %s --check-prefix=WRONG
// RIGHT: 1 judged = 1 agree + 0 defect + 0 inconclusive
// WRONG: "entry":"shape",{{.*}}"kind":"observation"

//--- before.mlir
func.func @shape(%m: memref<*xf32>, %a: memref<?xindex>) -> index {
  %r = memref.rank %m : memref<*xf32>
  return %r : index
}

//--- right.mlir
func.func @shape(%m: memref<*xf32>, %a: memref<?xindex>) -> index {
  %c1 = arith.constant 1 : index
  %r = memref.rank %m : memref<*xf32>
  %s = arith.muli %r, %c1 : index
  return %s : index
}

//--- zero.mlir
func.func @shape(%m: memref<*xf32>, %a: memref<?xindex>) -> index {
  %c0 = arith.constant 0 : index
  %c7 = arith.constant 7 : index
  %r = memref.rank %m : memref<*xf32>
  %isZero = arith.cmpi eq, %r, %c0 : index
  %s = arith.select %isZero, %c7, %r : index
  return %s : index
}

//--- three.mlir
func.func @shape(%m: memref<*xf32>, %a: memref<?xindex>) -> index {
  %c3 = arith.constant 3 : index
  %r = memref.rank %m : memref<*xf32>
  %s = arith.remui %r, %c3 : index
  return %s : index
}
