// Entries that share a private global call one another's state.
// RUN: split-file --leading-lines %s %t
// RUN: %S/../Inputs/exit-code 0 freehold-check %t/before.mlir --target %t/right.mlir --json | FileCheck %s --check-prefix=RIGHT
// RUN: %S/../Inputs/exit-code 1 freehold-check %t/before.mlir --target %t/wrong.mlir --json | FileCheck %s --check-prefix=WRONG
// RUN: %S/../Inputs/exit-code 0 freehold-check %t/before.mlir --target %t/right.mlir --oracle native --json | FileCheck %s --check-prefix=RIGHT
// RUN: %S/../Inputs/exit-code 1 freehold-check %t/before.mlir --target %t/wrong.mlir --oracle native --json | FileCheck %s --check-prefix=WRONG
// RIGHT: "verdict":"agree"
// WRONG: "verdict":"defect","kind":"leak"

//--- before.mlir
memref.global "private" @n : memref<i32> = dense<0>
func.func @bump() {
  %one = arith.constant 1 : i32
  %g = memref.get_global @n : memref<i32>
  %n = memref.load %g[] : memref<i32>
  %m = arith.addi %n, %one : i32
  memref.store %m, %g[] : memref<i32>
  return
}
func.func @f() -> i32 {
  %g = memref.get_global @n : memref<i32>
  %b = memref.alloc() : memref<i32>
  memref.copy %g, %b : memref<i32> to memref<i32>
  %x = memref.load %b[] : memref<i32>
  return %x : i32
}

//--- right.mlir
memref.global "private" @n : memref<i32> = dense<0>
func.func @bump() {
  %one = arith.constant 1 : i32
  %g = memref.get_global @n : memref<i32>
  %n = memref.load %g[] : memref<i32>
  %m = arith.addi %n, %one : i32
  memref.store %m, %g[] : memref<i32>
  return
}
func.func @f() -> i32 {
  %g = memref.get_global @n : memref<i32>
  %b = memref.alloc() : memref<i32>
  memref.copy %g, %b : memref<i32> to memref<i32>
  %x = memref.load %b[] : memref<i32>
  memref.dealloc %b : memref<i32>
  return %x : i32
}

//--- wrong.mlir
memref.global "private" @n : memref<i32> = dense<0>
func.func @bump() {
  %one = arith.constant 1 : i32
  %g = memref.get_global @n : memref<i32>
  %n = memref.load %g[] : memref<i32>
  %m = arith.addi %n, %one : i32
  memref.store %m, %g[] : memref<i32>
  return
}
func.func @f() -> i32 {
  %g = memref.get_global @n : memref<i32>
  %b = memref.alloc() : memref<i32>
  memref.copy %g, %b : memref<i32> to memref<i32>
  %x = memref.load %b[] : memref<i32>
  %zero = arith.constant 0 : i32
  %is = arith.cmpi eq, %x, %zero : i32
  scf.if %is {
    memref.dealloc %b : memref<i32>
  }
  return %x : i32
}
