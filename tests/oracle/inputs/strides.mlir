// Arguments with dynamic strides are also column-major, and with all rows in the same cells.
// RUN: split-file --leading-lines %s %t
// RUN: %S/../Inputs/exit-code 0 freehold-check %t/before.mlir --target %t/right.mlir --oracle interp,native | FileCheck %s --check-prefix=RIGHT
// RUN: %S/../Inputs/exit-code 1 freehold-check %t/before.mlir --target %t/wrong.mlir --json | FileCheck %s --check-prefix=WRONG
// RIGHT: 4 judged = 4 agree + 0 defect + 0 inconclusive
// WRONG-DAG: "entry":"major",{{.*}}"kind":"observation"
// WRONG-DAG: "entry":"rows",{{.*}}"kind":"observation"

//--- before.mlir
func.func @major(%m: memref<?x?xf32, strided<[?, ?], offset: ?>>) -> i1 {
  %base, %offset, %sizes:2, %strides:2 = memref.extract_strided_metadata %m
    : memref<?x?xf32, strided<[?, ?], offset: ?>> -> memref<f32>, index, index, index, index, index
  %b = arith.cmpi ult, %strides#0, %strides#1 : index
  return %b : i1
}
func.func @rows(%m: memref<?x?xi32, strided<[?, ?], offset: ?>>) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = memref.dim %m, %c0 : memref<?x?xi32, strided<[?, ?], offset: ?>>
  %k = memref.dim %m, %c1 : memref<?x?xi32, strided<[?, ?], offset: ?>>
  %five = arith.constant 5 : i32
  %seven = arith.constant 7 : i32
  %zero = arith.constant 0 : i32
  %two = arith.constant 2 : index
  %hasRows = arith.cmpi uge, %n, %two : index
  %hasColumns = arith.cmpi uge, %k, %c1 : index
  %has = arith.andi %hasRows, %hasColumns : i1
  %r = scf.if %has -> (i32) {
    memref.store %five, %m[%c0, %c0] : memref<?x?xi32, strided<[?, ?], offset: ?>>
    memref.store %seven, %m[%c1, %c0] : memref<?x?xi32, strided<[?, ?], offset: ?>>
    %x = memref.load %m[%c0, %c0] : memref<?x?xi32, strided<[?, ?], offset: ?>>
    scf.yield %x : i32
  } else {
    scf.yield %zero : i32
  }
  return %r : i32
}

//--- right.mlir
func.func @major(%m: memref<?x?xf32, strided<[?, ?], offset: ?>>) -> i1 {
  %base, %offset, %sizes:2, %strides:2 = memref.extract_strided_metadata %m
    : memref<?x?xf32, strided<[?, ?], offset: ?>> -> memref<f32>, index, index, index, index, index
  %b = arith.cmpi ugt, %strides#1, %strides#0 : index
  return %b : i1
}
func.func @rows(%m: memref<?x?xi32, strided<[?, ?], offset: ?>>) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %base, %offset, %sizes:2, %strides:2 = memref.extract_strided_metadata %m
    : memref<?x?xi32, strided<[?, ?], offset: ?>> -> memref<i32>, index, index, index, index, index
  %five = arith.constant 5 : i32
  %seven = arith.constant 7 : i32
  %zero = arith.constant 0 : i32
  %two = arith.constant 2 : index
  %hasRows = arith.cmpi uge, %sizes#0, %two : index
  %hasColumns = arith.cmpi uge, %sizes#1, %c1 : index
  %has = arith.andi %hasRows, %hasColumns : i1
  %r = scf.if %has -> (i32) {
    memref.store %five, %m[%c0, %c0] : memref<?x?xi32, strided<[?, ?], offset: ?>>
    memref.store %seven, %m[%c1, %c0] : memref<?x?xi32, strided<[?, ?], offset: ?>>
    %isOne = arith.cmpi eq, %strides#0, %c0 : index
    %x = arith.select %isOne, %seven, %five : i32
    scf.yield %x : i32
  } else {
    scf.yield %zero : i32
  }
  return %r : i32
}

//--- wrong.mlir
func.func @major(%m: memref<?x?xf32, strided<[?, ?], offset: ?>>) -> i1 {
  %base, %offset, %sizes:2, %strides:2 = memref.extract_strided_metadata %m
    : memref<?x?xf32, strided<[?, ?], offset: ?>> -> memref<f32>, index, index, index, index, index
  %c0 = arith.constant 0 : index
  %b = arith.cmpi eq, %strides#0, %c0 : index
  return %b : i1
}
func.func @rows(%m: memref<?x?xi32, strided<[?, ?], offset: ?>>) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = memref.dim %m, %c0 : memref<?x?xi32, strided<[?, ?], offset: ?>>
  %k = memref.dim %m, %c1 : memref<?x?xi32, strided<[?, ?], offset: ?>>
  %five = arith.constant 5 : i32
  %seven = arith.constant 7 : i32
  %zero = arith.constant 0 : i32
  %two = arith.constant 2 : index
  %hasRows = arith.cmpi uge, %n, %two : index
  %hasColumns = arith.cmpi uge, %k, %c1 : index
  %has = arith.andi %hasRows, %hasColumns : i1
  %r = scf.if %has -> (i32) {
    memref.store %five, %m[%c0, %c0] : memref<?x?xi32, strided<[?, ?], offset: ?>>
    memref.store %seven, %m[%c1, %c0] : memref<?x?xi32, strided<[?, ?], offset: ?>>
    scf.yield %five : i32
  } else {
    scf.yield %zero : i32
  }
  return %r : i32
}
