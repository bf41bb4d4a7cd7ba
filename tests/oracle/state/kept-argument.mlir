// An external function may keep a buffer of the entry's caller and write it in a later call.
// RUN: split-file --leading-lines %s %t
// RUN: %S/../Inputs/exit-code 0 freehold-check %t/before.mlir --target %t/right.mlir --json | FileCheck %s --check-prefix=RIGHT
// RUN: %S/../Inputs/exit-code 1 freehold-check %t/before.mlir --target %t/early.mlir --json | FileCheck %s --check-prefix=EARLY
// RUN: %S/../Inputs/exit-code 0 freehold-check %t/before.mlir --target %t/right.mlir --oracle native --json | FileCheck %s --check-prefix=RIGHT
// RUN: %S/../Inputs/exit-code 1 freehold-check %t/before.mlir --target %t/early.mlir --oracle native --json | FileCheck %s --check-prefix=EARLY
// RIGHT: "verdict":"agree"
// EARLY: "verdict":"defect","kind":"observation"

//--- before.mlir
func.func private @keep(memref<2xi32>)
func.func private @later()
func.func @f(%a: memref<2xi32>) -> i32 {
  %c0 = arith.constant 0 : index
  call @keep(%a) : (memref<2xi32>) -> ()
  call @later() : () -> ()
  %x = memref.load %a[%c0] : memref<2xi32>
  return %x : i32
}

//--- right.mlir
func.func private @keep(memref<2xi32>)
func.func private @later()
func.func @f(%a: memref<2xi32>) -> i32 {
  %c0 = arith.constant 0 : index
  call @keep(%a) : (memref<2xi32>) -> ()
  %m = memref.alloc() : memref<2xi32>
  call @later() : () -> ()
  memref.copy %a, %m : memref<2xi32> to memref<2xi32>
  %x = memref.load %m[%c0] : memref<2xi32>
  memref.dealloc %m : memref<2xi32>
  return %x : i32
}

//--- early.mlir
func.func private @keep(memref<2xi32>)
func.func private @later()
func.func @f(%a: memref<2xi32>) -> i32 {
  %c0 = arith.constant 0 : index
  call @keep(%a) : (memref<2xi32>) -> ()
  %x = memref.load %a[%c0] : memref<2xi32>
  call @later() : () -> ()
  return %x : i32
}
