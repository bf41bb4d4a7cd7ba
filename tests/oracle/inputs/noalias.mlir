// No input shares buffers between arguments that freehold.noalias lists, and --args that do are refused. Without the
// attribute, or between arguments that are not listed together, a target that relies on it is wrong.
// RUN: split-file --leading-lines %s %t
// RUN: sed 's/ {freehold.noalias[^}]*}//' %t/before.mlir > %t/free-before.mlir
// RUN: %S/../Inputs/exit-code 0 freehold-check %t/before.mlir --target %t/relies.mlir --inputs 64 | FileCheck %s --check-prefix=AGREE
// RUN: %S/../Inputs/exit-code 1 freehold-check %t/free-before.mlir --target %t/relies.mlir | FileCheck %s --check-prefix=DEFECT
// RUN: %S/../Inputs/exit-code 0 freehold-check %t/before.mlir --target %t/relies.mlir --oracle native --inputs 64 | FileCheck %s --check-prefix=AGREE
// RUN: %S/../Inputs/exit-code 1 freehold-check %t/free-before.mlir --target %t/relies.mlir --oracle native | FileCheck %s --check-prefix=DEFECT
// RUN: %S/../Inputs/exit-code 1 freehold-check %t/before.mlir --target %t/relies-on-more.mlir --entry listed | FileCheck %s --check-prefix=MORE
// AGREE: 5 judged = 5 agree + 0 defect + 0 inconclusive
// DEFECT: 5 judged = 0 agree + 5 defect + 0 inconclusive
// MORE: 1 judged = 0 agree + 1 defect + 0 inconclusive

// RUN: %S/../Inputs/exit-code 2 freehold-run %t/before.mlir --entry alone --args "memref(4), same(0)" 2>&1 | FileCheck %s --check-prefix=BAD
// RUN: %S/../Inputs/exit-code 2 freehold-check %t/before.mlir --target %t/relies.mlir --entry alone --args "memref(4), same(0)" 2>&1 | FileCheck %s --check-prefix=BAD
// BAD: argument 1: shares the buffer of argument 0, which freehold.noalias of @alone rules out
// RUN: %S/../Inputs/exit-code 2 freehold-run %t/before.mlir --entry otherType --args "memref(4;bytes=32), same(0;sizes=2x2;offset=4)" 2>&1 | FileCheck %s --check-prefix=BAD-VIEW
// BAD-VIEW: argument 1: shares the buffer of argument 0, which freehold.noalias of @otherType rules out
// RUN: %S/../Inputs/exit-code 2 freehold-run %t/before.mlir --entry alone --args "memref(4), memref(4) ; same(1.0), same(1.0)" 2>&1 | FileCheck %s --check-prefix=BAD-CALL
// BAD-CALL: argument 1: shares the buffer of argument 0, which freehold.noalias of @alone rules out
// RUN: %S/../Inputs/exit-code 2 freehold-run %t/before.mlir --entry listed --args "memref(4), memref(4), same(0)" 2>&1 | FileCheck %s --check-prefix=BAD-LIST
// BAD-LIST: argument 2: shares the buffer of argument 0, which freehold.noalias of @listed rules out
// RUN: freehold-run %t/before.mlir --entry listed --args "memref(4), memref(4), same(1)" | FileCheck %s --check-prefix=GOOD
// RUN: freehold-run %t/before.mlir --entry alone --args "memref(4), memref(4) ; same(1.1), same(1.0)" | FileCheck %s --check-prefix=GOOD
// GOOD: argument 1 =

//--- before.mlir
func.func @alone(%a: memref<4xi32> {freehold.noalias}, %b: memref<4xi32>) -> i32 {
  %c0 = arith.constant 0 : index
  %v = arith.constant 77 : i32
  memref.store %v, %b[%c0] : memref<4xi32>
  %x = memref.load %a[%c0] : memref<4xi32>
  return %x : i32
}
func.func @second(%a: memref<?xi32>, %b: memref<?xi32> {freehold.noalias}) -> i32 {
  %c0 = arith.constant 0 : index
  %v = arith.constant 77 : i32
  %n = memref.dim %a, %c0 : memref<?xi32>
  %m = memref.dim %b, %c0 : memref<?xi32>
  %least = arith.minsi %n, %m : index
  %some = arith.cmpi sgt, %least, %c0 : index
  %r = scf.if %some -> i32 {
    memref.store %v, %b[%c0] : memref<?xi32>
    %x = memref.load %a[%c0] : memref<?xi32>
    scf.yield %x : i32
  } else {
    scf.yield %v : i32
  }
  return %r : i32
}
func.func @otherType(%a: memref<4xi32> {freehold.noalias}, %b: memref<2x2xi32>) -> i32 {
  %c0 = arith.constant 0 : index
  %v = arith.constant 77 : i32
  memref.store %v, %b[%c0, %c0] : memref<2x2xi32>
  %x = memref.load %a[%c0] : memref<4xi32>
  return %x : i32
}
func.func @listed(%a: memref<4xi32> {freehold.noalias = [2]}, %b: memref<4xi32>, %c: memref<4xi32>) -> i32 {
  %c0 = arith.constant 0 : index
  %v = arith.constant 77 : i32
  memref.store %v, %c[%c0] : memref<4xi32>
  %x = memref.load %a[%c0] : memref<4xi32>
  %y = memref.load %b[%c0] : memref<4xi32>
  %r = arith.addi %x, %y : i32
  return %r : i32
}
func.func @several(%a: memref<4xi32> {freehold.noalias}, %b: memref<4xi32>, %c: memref<4xi32>, %d: memref<8xi32>) -> i32 {
  %c0 = arith.constant 0 : index
  %v = arith.constant 77 : i32
  memref.store %v, %d[%c0] : memref<8xi32>
  memref.store %v, %c[%c0] : memref<4xi32>
  %x = memref.load %a[%c0] : memref<4xi32>
  %y = memref.load %b[%c0] : memref<4xi32>
  %r = arith.addi %x, %y : i32
  return %r : i32
}

//--- relies.mlir
func.func @alone(%a: memref<4xi32>, %b: memref<4xi32>) -> i32 {
  %c0 = arith.constant 0 : index
  %v = arith.constant 77 : i32
  %x = memref.load %a[%c0] : memref<4xi32>
  memref.store %v, %b[%c0] : memref<4xi32>
  return %x : i32
}
func.func @second(%a: memref<?xi32>, %b: memref<?xi32>) -> i32 {
  %c0 = arith.constant 0 : index
  %v = arith.constant 77 : i32
  %n = memref.dim %a, %c0 : memref<?xi32>
  %m = memref.dim %b, %c0 : memref<?xi32>
  %least = arith.minsi %n, %m : index
  %some = arith.cmpi sgt, %least, %c0 : index
  %r = scf.if %some -> i32 {
    %x = memref.load %a[%c0] : memref<?xi32>
    memref.store %v, %b[%c0] : memref<?xi32>
    scf.yield %x : i32
  } else {
    scf.yield %v : i32
  }
  return %r : i32
}
func.func @otherType(%a: memref<4xi32>, %b: memref<2x2xi32>) -> i32 {
  %c0 = arith.constant 0 : index
  %v = arith.constant 77 : i32
  %x = memref.load %a[%c0] : memref<4xi32>
  memref.store %v, %b[%c0, %c0] : memref<2x2xi32>
  return %x : i32
}
func.func @listed(%a: memref<4xi32>, %b: memref<4xi32>, %c: memref<4xi32>) -> i32 {
  %c0 = arith.constant 0 : index
  %v = arith.constant 77 : i32
  %x = memref.load %a[%c0] : memref<4xi32>
  memref.store %v, %c[%c0] : memref<4xi32>
  %y = memref.load %b[%c0] : memref<4xi32>
  %r = arith.addi %x, %y : i32
  return %r : i32
}
func.func @several(%a: memref<4xi32>, %b: memref<4xi32>, %c: memref<4xi32>, %d: memref<8xi32>) -> i32 {
  %c0 = arith.constant 0 : index
  %v = arith.constant 77 : i32
  %x = memref.load %a[%c0] : memref<4xi32>
  memref.store %v, %d[%c0] : memref<8xi32>
  memref.store %v, %c[%c0] : memref<4xi32>
  %y = memref.load %b[%c0] : memref<4xi32>
  %r = arith.addi %x, %y : i32
  return %r : i32
}

//--- relies-on-more.mlir
func.func @listed(%a: memref<4xi32>, %b: memref<4xi32>, %c: memref<4xi32>) -> i32 {
  %c0 = arith.constant 0 : index
  %v = arith.constant 77 : i32
  %x = memref.load %a[%c0] : memref<4xi32>
  %y = memref.load %b[%c0] : memref<4xi32>
  memref.store %v, %c[%c0] : memref<4xi32>
  %r = arith.addi %x, %y : i32
  return %r : i32
}
