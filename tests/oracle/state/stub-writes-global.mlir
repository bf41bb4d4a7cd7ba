// An external function may write public globals, so a value read before a call may not be reused after it.
// RUN: split-file --leading-lines %s %t
// RUN: %S/../Inputs/exit-code 0 freehold-check %t/before.mlir --target %t/right.mlir --json | FileCheck %s --check-prefix=RIGHT
// RUN: %S/../Inputs/exit-code 1 freehold-check %t/before.mlir --target %t/cached.mlir --json | FileCheck %s --check-prefix=CACHED
// RUN: %S/../Inputs/exit-code 0 freehold-check %t/before.mlir --target %t/right.mlir --oracle native --json | FileCheck %s --check-prefix=RIGHT
// RUN: %S/../Inputs/exit-code 1 freehold-check %t/before.mlir --target %t/cached.mlir --oracle native --json | FileCheck %s --check-prefix=CACHED
// RIGHT: "verdict":"agree"
// CACHED: "verdict":"defect","kind":"observation"

//--- before.mlir
memref.global @g : memref<i32> = dense<3>
func.func private @ext()
func.func @f() -> i32 {
  %m = memref.alloc() : memref<i32>
  %g = memref.get_global @g : memref<i32>
  %x = memref.load %g[] : memref<i32>
  call @ext() : () -> ()
  %y = memref.load %g[] : memref<i32>
  memref.store %y, %m[] : memref<i32>
  %z = memref.load %m[] : memref<i32>
  return %z : i32
}

//--- right.mlir
memref.global @g : memref<i32> = dense<3>
func.func private @ext()
func.func @f() -> i32 {
  %m = memref.alloc() : memref<i32>
  %g = memref.get_global @g : memref<i32>
  %x = memref.load %g[] : memref<i32>
  call @ext() : () -> ()
  %y = memref.load %g[] : memref<i32>
  memref.dealloc %m : memref<i32>
  return %y : i32
}

//--- cached.mlir
memref.global @g : memref<i32> = dense<3>
func.func private @ext()
func.func @f() -> i32 {
  %m = memref.alloc() : memref<i32>
  %g = memref.get_global @g : memref<i32>
  %x = memref.load %g[] : memref<i32>
  call @ext() : () -> ()
  memref.dealloc %m : memref<i32>
  return %x : i32
}
