// A width that stands only in a type of the target decides as a number would: sizes and scalars go over it.
// RUN: split-file --leading-lines %s %t
// RUN: %S/../Inputs/exit-code 0 freehold-check %t/before.mlir --target %t/right.mlir | FileCheck %s --check-prefix=RIGHT
// RUN: %S/../Inputs/exit-code 1 freehold-check %t/before.mlir --target %t/wrong.mlir --json | FileCheck %s --check-prefix=WRONG
// RIGHT: 3 judged = 3 agree + 0 defect + 0 inconclusive
// WRONG-DAG: "entry":"size",{{.*}}"kind":"observation"
// WRONG-DAG: "entry":"sign",{{.*}}"kind":"observation"
// WRONG-DAG: "entry":"scalar",{{.*}}"kind":"observation"

//--- before.mlir
func.func @size(%m: memref<?xi8>) -> index {
  %c0 = arith.constant 0 : index
  %n = memref.dim %m, %c0 : memref<?xi8>
  return %n : index
}
func.func @sign(%m: memref<?xi8>) -> index {
  %c0 = arith.constant 0 : index
  %n = memref.dim %m, %c0 : memref<?xi8>
  return %n : index
}
func.func @scalar(%n: i64) -> i64 {
  return %n : i64
}

//--- right.mlir
func.func @size(%m: memref<?xi8>) -> index {
  %c0 = arith.constant 0 : index
  %n = memref.dim %m, %c0 : memref<?xi8>
  %a = arith.index_cast %n : index to i64
  %r = arith.index_cast %a : i64 to index
  return %r : index
}
func.func @sign(%m: memref<?xi8>) -> index {
  %c0 = arith.constant 0 : index
  %n = memref.dim %m, %c0 : memref<?xi8>
  %a = arith.index_cast %n : index to i128
  %r = arith.index_cast %a : i128 to index
  return %r : index
}
func.func @scalar(%n: i64) -> i64 {
  %a = arith.extui %n : i64 to i77
  %r = arith.trunci %a : i77 to i64
  return %r : i64
}

//--- wrong.mlir
func.func @size(%m: memref<?xi8>) -> index {
  %c0 = arith.constant 0 : index
  %n = memref.dim %m, %c0 : memref<?xi8>
  %a = arith.index_cast %n : index to i10
  %r = arith.index_castui %a : i10 to index
  return %r : index
}
func.func @sign(%m: memref<?xi8>) -> index {
  %c0 = arith.constant 0 : index
  %n = memref.dim %m, %c0 : memref<?xi8>
  %a = arith.index_cast %n : index to i8
  %r = arith.index_cast %a : i8 to index
  return %r : index
}
func.func @scalar(%n: i64) -> i64 {
  %zero = arith.constant 0 : i64
  %isNegative = arith.cmpi slt, %n, %zero : i64
  %a = arith.trunci %n : i64 to i13
  %b = arith.extui %a : i13 to i64
  %top = arith.constant 9000 : i64
  %isLarge = arith.cmpi sgt, %n, %top : i64
  %isAny = arith.ori %isNegative, %isLarge : i1
  %r = arith.select %isAny, %n, %b : i64
  return %r : i64
}
