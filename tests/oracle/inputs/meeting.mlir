// Accesses that a target exchanges, or a value that it forwards past a store, are wrong only where buffers are one, indices are
// equal, and values differ.
// RUN: split-file --leading-lines %s %t
// RUN: %S/../Inputs/exit-code 1 freehold-check %t/before.mlir --target %t/wrong.mlir --json \
// RUN:   | FileCheck %s --check-prefix=WRONG --implicit-check-not='"verdict":"agree"' \
// RUN:     --implicit-check-not='"verdict":"inconclusive"'
// RUN: %S/../Inputs/exit-code 0 freehold-check %t/before.mlir --target %t/right.mlir --json \
// RUN:   | FileCheck %s --check-prefix=RIGHT --implicit-check-not='"verdict":"defect"' \
// RUN:     --implicit-check-not='"verdict":"inconclusive"'

//--- before.mlir
func.func @exchanged(%a: memref<?xi32>, %b: memref<?xi32>, %n: index, %x: i32, %y: i32, %c: i1) {
  %c0 = arith.constant 0 : index
  memref.store %x, %a[%c0] : memref<?xi32>
  memref.store %y, %b[%c0] : memref<?xi32>
  return
}
func.func @indices(%a: memref<4xi32>, %b: memref<4xi32>, %i: index, %j: index, %x: i32, %y: i32) {
  memref.store %x, %a[%i] : memref<4xi32>
  memref.store %y, %b[%j] : memref<4xi32>
  return
}
func.func @forwarded(%a: memref<?xi32>, %b: memref<?xi32>, %n: index, %x: i32, %y: i32, %c: i1) -> i32 {
  %c0 = arith.constant 0 : index
  memref.store %x, %a[%c0] : memref<?xi32>
  memref.store %y, %b[%n] : memref<?xi32>
  %r = memref.load %a[%c0] : memref<?xi32>
  return %r : i32
}
func.func @copied(%a: memref<?xi32>, %b: memref<?xi32>, %n: index, %x: i32, %y: i32, %c: i1) -> i32 {
  %c0 = arith.constant 0 : index
  %m = memref.alloc() : memref<4xi32>
  %s = memref.subview %a[0] [4] [1] : memref<?xi32> to memref<4xi32>
  memref.copy %s, %m : memref<4xi32> to memref<4xi32>
  memref.store %x, %b[%c0] : memref<?xi32>
  %r = memref.load %m[%n] : memref<4xi32>
  return %r : i32
}

//--- wrong.mlir
func.func @exchanged(%a: memref<?xi32>, %b: memref<?xi32>, %n: index, %x: i32, %y: i32, %c: i1) {
  %c0 = arith.constant 0 : index
  memref.store %y, %b[%c0] : memref<?xi32>
  memref.store %x, %a[%c0] : memref<?xi32>
  return
}
func.func @indices(%a: memref<4xi32>, %b: memref<4xi32>, %i: index, %j: index, %x: i32, %y: i32) {
  memref.store %y, %b[%j] : memref<4xi32>
  memref.store %x, %a[%i] : memref<4xi32>
  return
}
func.func @forwarded(%a: memref<?xi32>, %b: memref<?xi32>, %n: index, %x: i32, %y: i32, %c: i1) -> i32 {
  %c0 = arith.constant 0 : index
  memref.store %x, %a[%c0] : memref<?xi32>
  memref.store %y, %b[%n] : memref<?xi32>
  return %x : i32
}
func.func @copied(%a: memref<?xi32>, %b: memref<?xi32>, %n: index, %x: i32, %y: i32, %c: i1) -> i32 {
  %c0 = arith.constant 0 : index
  %s = memref.subview %a[0] [4] [1] : memref<?xi32> to memref<4xi32>
  memref.store %x, %b[%c0] : memref<?xi32>
  %r = memref.load %s[%n] : memref<4xi32>
  return %r : i32
}

//--- right.mlir
func.func @exchanged(%a: memref<?xi32>, %b: memref<?xi32>, %n: index, %x: i32, %y: i32, %c: i1) {
  %c0 = arith.constant 0 : index
  memref.store %x, %a[%c0] : memref<?xi32>
  memref.store %y, %b[%c0] : memref<?xi32>
  return
}
func.func @indices(%a: memref<4xi32>, %b: memref<4xi32>, %i: index, %j: index, %x: i32, %y: i32) {
  memref.store %x, %a[%i] : memref<4xi32>
  memref.store %y, %b[%j] : memref<4xi32>
  return
}
func.func @forwarded(%a: memref<?xi32>, %b: memref<?xi32>, %n: index, %x: i32, %y: i32, %c: i1) -> i32 {
  %c0 = arith.constant 0 : index
  memref.store %x, %a[%c0] : memref<?xi32>
  %old = memref.load %a[%c0] : memref<?xi32>
  memref.store %y, %b[%n] : memref<?xi32>
  %r = memref.load %a[%c0] : memref<?xi32>
  return %r : i32
}
func.func @copied(%a: memref<?xi32>, %b: memref<?xi32>, %n: index, %x: i32, %y: i32, %c: i1) -> i32 {
  %c0 = arith.constant 0 : index
  %s = memref.subview %a[0] [4] [1] : memref<?xi32> to memref<4xi32>
  %r = memref.load %s[%n] : memref<4xi32>
  memref.store %x, %b[%c0] : memref<?xi32>
  return %r : i32
}

// WRONG: "entry":"exchanged",{{.*}}"kind":"observation"
// WRONG: "entry":"indices",{{.*}}"kind":"observation"
// WRONG: "entry":"forwarded",{{.*}}"kind":"observation"
// WRONG: "entry":"copied",{{.*}}"kind":"observation"
// RIGHT: "entry":"exchanged",{{.*}}"verdict":"agree"
// RIGHT: "entry":"indices",{{.*}}"verdict":"agree"
// RIGHT: "entry":"forwarded",{{.*}}"verdict":"agree"
// RIGHT: "entry":"copied",{{.*}}"verdict":"agree"
