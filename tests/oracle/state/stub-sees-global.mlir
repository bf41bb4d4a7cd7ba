// An external function sees public globals, so that a write must not move past its call.
// RUN: split-file --leading-lines %s %t
// RUN: %S/../Inputs/exit-code 0 freehold-check %t/before.mlir --target %t/right.mlir --json | FileCheck %s --check-prefix=RIGHT
// RUN: %S/../Inputs/exit-code 1 freehold-check %t/before.mlir --target %t/late.mlir --json | FileCheck %s --check-prefix=LATE
// RUN: %S/../Inputs/exit-code 0 freehold-check %t/before.mlir --target %t/right.mlir --oracle native --json | FileCheck %s --check-prefix=RIGHT
// RUN: %S/../Inputs/exit-code 1 freehold-check %t/before.mlir --target %t/late.mlir --oracle native --json | FileCheck %s --check-prefix=LATE
// RIGHT: "verdict":"agree"
// LATE: "verdict":"defect","kind":"observation"

//--- before.mlir
memref.global @g : memref<i32> = dense<3>
func.func private @ext()
func.func @f(%v: i32) {
  %g = memref.get_global @g : memref<i32>
  memref.store %v, %g[] : memref<i32>
  call @ext() : () -> ()
  return
}

//--- right.mlir
memref.global @g : memref<i32> = dense<3>
func.func private @ext()
func.func @f(%v: i32) {
  %g = memref.get_global @g : memref<i32>
  %m = memref.alloc() : memref<i32>
  memref.store %v, %m[] : memref<i32>
  memref.copy %m, %g : memref<i32> to memref<i32>
  memref.dealloc %m : memref<i32>
  call @ext() : () -> ()
  return
}

//--- late.mlir
memref.global @g : memref<i32> = dense<3>
func.func private @ext()
func.func @f(%v: i32) {
  %g = memref.get_global @g : memref<i32>
  call @ext() : () -> ()
  memref.store %v, %g[] : memref<i32>
  return
}
