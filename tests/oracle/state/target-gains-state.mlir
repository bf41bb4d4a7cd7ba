// A target that keeps a buffer of its own from call to call is called again even though the source has no state.
// RUN: split-file --leading-lines %s %t
// RUN: %S/../Inputs/exit-code 0 freehold-check %t/before.mlir --target %t/right.mlir --json | FileCheck %s --check-prefix=RIGHT
// RUN: %S/../Inputs/exit-code 1 freehold-check %t/before.mlir --target %t/wrong.mlir --json | FileCheck %s --check-prefix=WRONG
// RIGHT: "verdict":"agree"
// WRONG: "verdict":"defect","kind":"observation"

//--- before.mlir
func.func @f(%v: i32) -> i32 {
  %m = memref.alloc() : memref<i32>
  memref.store %v, %m[] : memref<i32>
  %x = memref.load %m[] : memref<i32>
  return %x : i32
}

//--- right.mlir
memref.global "private" @b : memref<i32> = uninitialized
func.func @f(%v: i32) -> i32 {
  %m = memref.get_global @b : memref<i32>
  memref.store %v, %m[] : memref<i32>
  %x = memref.load %m[] : memref<i32>
  return %x : i32
}

//--- wrong.mlir
memref.global "private" @b : memref<i32> = uninitialized
memref.global "private" @set : memref<i1> = dense<false>
func.func @f(%v: i32) -> i32 {
  %true = arith.constant true
  %m = memref.get_global @b : memref<i32>
  %s = memref.get_global @set : memref<i1>
  %is = memref.load %s[] : memref<i1>
  scf.if %is {
  } else {
    memref.store %v, %m[] : memref<i32>
    memref.store %true, %s[] : memref<i1>
  }
  %x = memref.load %m[] : memref<i32>
  return %x : i32
}
