// An external function without parameters answers both true and false.
// RUN: split-file --leading-lines %s %t
// RUN: %S/../Inputs/exit-code 0 freehold-check %t/before.mlir --target %t/right.mlir --json | FileCheck %s --check-prefix=RIGHT
// RUN: %S/../Inputs/exit-code 1 freehold-check %t/before.mlir --target %t/true.mlir --json | FileCheck %s --check-prefix=TRUE
// RUN: %S/../Inputs/exit-code 1 freehold-check %t/before.mlir --target %t/false.mlir --json | FileCheck %s --check-prefix=FALSE
// RUN: %S/../Inputs/exit-code 0 freehold-check %t/before.mlir --target %t/right.mlir --oracle native --json | FileCheck %s --check-prefix=RIGHT
// RUN: %S/../Inputs/exit-code 1 freehold-check %t/before.mlir --target %t/true.mlir --oracle native --json | FileCheck %s --check-prefix=TRUE
// RUN: %S/../Inputs/exit-code 1 freehold-check %t/before.mlir --target %t/false.mlir --oracle native --json | FileCheck %s --check-prefix=FALSE
// RIGHT: "verdict":"agree"
// TRUE: "verdict":"defect","kind":"leak"
// FALSE: "verdict":"defect","kind":"leak"

//--- before.mlir
func.func private @ask() -> i1
func.func @f() -> i1 {
  %m = memref.alloc() : memref<i1>
  %a = call @ask() : () -> i1
  memref.store %a, %m[] : memref<i1>
  %x = memref.load %m[] : memref<i1>
  return %x : i1
}

//--- right.mlir
func.func private @ask() -> i1
func.func @f() -> i1 {
  %m = memref.alloc() : memref<i1>
  %a = call @ask() : () -> i1
  memref.store %a, %m[] : memref<i1>
  %x = memref.load %m[] : memref<i1>
  memref.dealloc %m : memref<i1>
  return %x : i1
}

//--- true.mlir
func.func private @ask() -> i1
func.func @f() -> i1 {
  %m = memref.alloc() : memref<i1>
  %a = call @ask() : () -> i1
  memref.store %a, %m[] : memref<i1>
  %x = memref.load %m[] : memref<i1>
  scf.if %x {
    memref.dealloc %m : memref<i1>
  }
  return %x : i1
}

//--- false.mlir
func.func private @ask() -> i1
func.func @f() -> i1 {
  %m = memref.alloc() : memref<i1>
  %a = call @ask() : () -> i1
  memref.store %a, %m[] : memref<i1>
  %x = memref.load %m[] : memref<i1>
  scf.if %x {
  } else {
    memref.dealloc %m : memref<i1>
  }
  return %x : i1
}
