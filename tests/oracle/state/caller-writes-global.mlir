// The caller writes a public global between calls; a target must not keep what the global held before.
// RUN: split-file --leading-lines %s %t
// RUN: %S/../Inputs/exit-code 0 freehold-check %t/before.mlir --target %t/right.mlir --json | FileCheck %s --check-prefix=RIGHT
// RUN: %S/../Inputs/exit-code 1 freehold-check %t/before.mlir --target %t/cached.mlir --json | FileCheck %s --check-prefix=CACHED
// RUN: %S/../Inputs/exit-code 1 freehold-check %t/before.mlir --target %t/constant.mlir --json | FileCheck %s --check-prefix=CONSTANT
// RUN: %S/../Inputs/exit-code 0 freehold-check %t/before.mlir --target %t/right.mlir --oracle native --json | FileCheck %s --check-prefix=RIGHT
// RUN: %S/../Inputs/exit-code 1 freehold-check %t/before.mlir --target %t/cached.mlir --oracle native --json | FileCheck %s --check-prefix=CACHED
// RUN: %S/../Inputs/exit-code 1 freehold-check %t/before.mlir --target %t/constant.mlir --oracle native --json | FileCheck %s --check-prefix=CONSTANT
// RIGHT: "verdict":"agree"
// CACHED: "verdict":"defect","kind":"observation"
// CONSTANT: "verdict":"defect","kind":"observation"

//--- before.mlir
memref.global @g : memref<2xi32> = dense<3>
func.func @f() -> i32 {
  %c0 = arith.constant 0 : index
  %g = memref.get_global @g : memref<2xi32>
  %x = memref.load %g[%c0] : memref<2xi32>
  %m = memref.alloc() : memref<2xi32>
  memref.copy %g, %m : memref<2xi32> to memref<2xi32>
  %y = memref.load %m[%c0] : memref<2xi32>
  return %y : i32
}

//--- right.mlir
memref.global @g : memref<2xi32> = dense<3>
func.func @f() -> i32 {
  %c0 = arith.constant 0 : index
  %g = memref.get_global @g : memref<2xi32>
  %x = memref.load %g[%c0] : memref<2xi32>
  %m = memref.alloc() : memref<2xi32>
  memref.copy %g, %m : memref<2xi32> to memref<2xi32>
  %y = memref.load %m[%c0] : memref<2xi32>
  memref.dealloc %m : memref<2xi32>
  return %y : i32
}

//--- cached.mlir
memref.global @g : memref<2xi32> = dense<3>
memref.global "private" @old : memref<2xi32> = dense<0>
memref.global "private" @known : memref<i1> = dense<false>
func.func @f() -> i32 {
  %c0 = arith.constant 0 : index
  %true = arith.constant true
  %g = memref.get_global @g : memref<2xi32>
  %old = memref.get_global @old : memref<2xi32>
  %known = memref.get_global @known : memref<i1>
  %is = memref.load %known[] : memref<i1>
  scf.if %is {
  } else {
    memref.copy %g, %old : memref<2xi32> to memref<2xi32>
    memref.store %true, %known[] : memref<i1>
  }
  %y = memref.load %old[%c0] : memref<2xi32>
  return %y : i32
}

//--- constant.mlir
memref.global @g : memref<2xi32> = dense<3>
func.func @f() -> i32 {
  %y = arith.constant 3 : i32
  return %y : i32
}
