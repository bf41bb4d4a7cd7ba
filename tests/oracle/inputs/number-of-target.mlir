// A number that only the target has, such as the size of its tiles, leads to inputs near it.
// RUN: split-file --leading-lines %s %t
// RUN: %S/../Inputs/exit-code 1 freehold-check %t/before.mlir --target %t/wrong.mlir | FileCheck %s --check-prefix=WRONG
// RUN: freehold-check %t/before.mlir --target %t/right.mlir | FileCheck %s --check-prefix=RIGHT
// WRONG: 2 judged = 0 agree + 2 defect + 0 inconclusive
// RIGHT: 2 judged = 2 agree + 0 defect + 0 inconclusive

//--- before.mlir
func.func @fill(%m: memref<?xi32>, %v: i32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = memref.dim %m, %c0 : memref<?xi32>
  scf.for %i = %c0 to %n step %c1 {
    memref.store %v, %m[%i] : memref<?xi32>
  }
  return
}
func.func @same(%x: i64) -> i64 {
  return %x : i64
}

//--- wrong.mlir
func.func @fill(%m: memref<?xi32>, %v: i32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c12 = arith.constant 12 : index
  %n = memref.dim %m, %c0 : memref<?xi32>
  %tiles = arith.divui %n, %c12 : index
  %whole = arith.muli %tiles, %c12 : index
  %isSmall = arith.cmpi ult, %n, %c12 : index
  %end = arith.select %isSmall, %n, %whole : index
  scf.for %i = %c0 to %end step %c1 {
    memref.store %v, %m[%i] : memref<?xi32>
  }
  return
}
func.func @same(%x: i64) -> i64 {
  %limit = arith.constant 98765 : i64
  %r = arith.minsi %x, %limit : i64
  return %r : i64
}

//--- right.mlir
func.func @fill(%m: memref<?xi32>, %v: i32) {
  %c0 = arith.constant 0 : index
  %c12 = arith.constant 12 : index
  %c1 = arith.constant 1 : index
  %n = memref.dim %m, %c0 : memref<?xi32>
  scf.for %t = %c0 to %n step %c12 {
    %next = arith.addi %t, %c12 : index
    %end = arith.minsi %next, %n : index
    scf.for %i = %t to %end step %c1 {
      memref.store %v, %m[%i] : memref<?xi32>
    }
  }
  return
}
func.func @same(%x: i64) -> i64 {
  %mask = arith.constant 98765 : i64
  %y = arith.xori %x, %mask : i64
  %r = arith.xori %y, %mask : i64
  return %r : i64
}
