// Cells of one buffer, and of two, are equal in some inputs, and rise and fall in others.
// RUN: split-file --leading-lines %s %t
// RUN: %S/../Inputs/exit-code 0 freehold-check %t/before.mlir --target %t/right.mlir | FileCheck %s --check-prefix=RIGHT
// RUN: %S/../Inputs/exit-code 1 freehold-check %t/before.mlir --target %t/wrong.mlir --json | FileCheck %s --check-prefix=WRONG
// RIGHT: 2 judged = 2 agree + 0 defect + 0 inconclusive
// WRONG-DAG: "entry":"ties",{{.*}}"kind":"observation"
// WRONG-DAG: "entry":"sorted",{{.*}}"kind":"observation"

//--- before.mlir
func.func @ties(%a: memref<5xi8>, %b: memref<5xi8>) -> i1 {
  %c4 = arith.constant 4 : index
  %x = memref.load %a[%c4] : memref<5xi8>
  %y = memref.load %b[%c4] : memref<5xi8>
  %r = arith.cmpi ugt, %x, %y : i8
  return %r : i1
}
// The number of cells that are less than the one before.
func.func @sorted(%m: memref<4xi32>) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %zero = arith.constant 0 : i32
  %first = memref.load %m[%c0] : memref<4xi32>
  %r:2 = scf.for %i = %c1 to %c4 step %c1 iter_args(%last = %first, %n = %zero) -> (i32, i32) {
    %x = memref.load %m[%i] : memref<4xi32>
    %falls = arith.cmpi slt, %x, %last : i32
    %more = arith.extui %falls : i1 to i32
    %count = arith.addi %n, %more : i32
    scf.yield %x, %count : i32, i32
  }
  return %r#1 : i32
}

//--- right.mlir
func.func @ties(%a: memref<5xi8>, %b: memref<5xi8>) -> i1 {
  %c4 = arith.constant 4 : index
  %x = memref.load %a[%c4] : memref<5xi8>
  %y = memref.load %b[%c4] : memref<5xi8>
  %r = arith.cmpi ult, %y, %x : i8
  return %r : i1
}
func.func @sorted(%m: memref<4xi32>) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %zero = arith.constant 0 : i32
  %r = scf.for %i = %c1 to %c4 step %c1 iter_args(%n = %zero) -> (i32) {
    %before = arith.subi %i, %c1 : index
    %last = memref.load %m[%before] : memref<4xi32>
    %x = memref.load %m[%i] : memref<4xi32>
    %falls = arith.cmpi slt, %x, %last : i32
    %more = arith.extui %falls : i1 to i32
    %count = arith.addi %n, %more : i32
    scf.yield %count : i32
  }
  return %r : i32
}

//--- wrong.mlir
func.func @ties(%a: memref<5xi8>, %b: memref<5xi8>) -> i1 {
  %c4 = arith.constant 4 : index
  %x = memref.load %a[%c4] : memref<5xi8>
  %y = memref.load %b[%c4] : memref<5xi8>
  %r = arith.cmpi uge, %x, %y : i8
  return %r : i1
}
// At most two of them.
func.func @sorted(%m: memref<4xi32>) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %zero = arith.constant 0 : i32
  %two = arith.constant 2 : i32
  %first = memref.load %m[%c0] : memref<4xi32>
  %r:2 = scf.for %i = %c1 to %c4 step %c1 iter_args(%last = %first, %n = %zero) -> (i32, i32) {
    %x = memref.load %m[%i] : memref<4xi32>
    %falls = arith.cmpi slt, %x, %last : i32
    %more = arith.extui %falls : i1 to i32
    %count = arith.addi %n, %more : i32
    scf.yield %x, %count : i32, i32
  }
  %least = arith.minsi %r#1, %two : i32
  return %least : i32
}
