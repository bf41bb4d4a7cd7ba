// The third call frees what it allocates twice.
// RUN: split-file --leading-lines %s %t
// RUN: %S/../Inputs/exit-code 0 freehold-check %t/before.mlir --target %t/right.mlir --json | FileCheck %s --check-prefix=RIGHT
// RUN: %S/../Inputs/exit-code 1 freehold-check %t/before.mlir --target %t/wrong.mlir --json | FileCheck %s --check-prefix=WRONG
// RUN: %S/../Inputs/exit-code 0 freehold-check %t/before.mlir --target %t/right.mlir --oracle native --json | FileCheck %s --check-prefix=RIGHT
// RUN: %S/../Inputs/exit-code 1 freehold-check %t/before.mlir --target %t/wrong.mlir --oracle native --json | FileCheck %s --check-prefix=WRONG
// RIGHT: "verdict":"agree"
// WRONG: "verdict":"defect","kind":"double-free"

//--- before.mlir
memref.global "private" @count : memref<i32> = dense<0>
func.func @f() -> i32 {
  %one = arith.constant 1 : i32
  %g = memref.get_global @count : memref<i32>
  %n = memref.load %g[] : memref<i32>
  %next = arith.addi %n, %one : i32
  memref.store %next, %g[] : memref<i32>
  %m = memref.alloc() : memref<i32>
  memref.store %n, %m[] : memref<i32>
  %x = memref.load %m[] : memref<i32>
  return %x : i32
}

//--- right.mlir
memref.global "private" @count : memref<i32> = dense<0>
func.func @f() -> i32 {
  %one = arith.constant 1 : i32
  %g = memref.get_global @count : memref<i32>
  %n = memref.load %g[] : memref<i32>
  %next = arith.addi %n, %one : i32
  memref.store %next, %g[] : memref<i32>
  %m = memref.alloc() : memref<i32>
  memref.store %n, %m[] : memref<i32>
  %x = memref.load %m[] : memref<i32>
  memref.dealloc %m : memref<i32>
  return %x : i32
}

//--- wrong.mlir
memref.global "private" @count : memref<i32> = dense<0>
func.func @f() -> i32 {
  %one = arith.constant 1 : i32
  %g = memref.get_global @count : memref<i32>
  %n = memref.load %g[] : memref<i32>
  %next = arith.addi %n, %one : i32
  memref.store %next, %g[] : memref<i32>
  %m = memref.alloc() : memref<i32>
  memref.store %n, %m[] : memref<i32>
  %x = memref.load %m[] : memref<i32>
  %two = arith.constant 2 : i32
  %is = arith.cmpi eq, %n, %two : i32
  memref.dealloc %m : memref<i32>
  scf.if %is {
    memref.dealloc %m : memref<i32>
  }
  return %x : i32
}
