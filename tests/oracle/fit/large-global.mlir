// A global that takes more memory than probes may: runs of several calls get the whole budget then, so that enough inputs fit.
// RUN: split-file --leading-lines %s %t
// RUN: freehold-check %t/before.mlir --target %t/right.mlir --verbose | FileCheck %s --check-prefix=RIGHT
// RIGHT: agree on 3 of
// RUN: %S/../Inputs/exit-code 1 freehold-check %t/before.mlir --target %t/wrong.mlir --json | FileCheck %s --check-prefix=WRONG
// WRONG: "kind":"observation"
// With little memory for all runs none of them fits, and there is no verdict.
// RUN: %S/../Inputs/exit-code 3 freehold-check %t/before.mlir --target %t/right.mlir --memory 1000000 --json | FileCheck %s --check-prefix=LITTLE
// LITTLE: "reason":"budget"

//--- before.mlir
memref.global "private" @g : memref<3000000xi32> = dense<1>
func.func @f() -> i32 {
  %i = arith.constant 5 : index
  %one = arith.constant 1 : i32
  %m = memref.get_global @g : memref<3000000xi32>
  %r = memref.load %m[%i] : memref<3000000xi32>
  %s = arith.addi %r, %one : i32
  memref.store %s, %m[%i] : memref<3000000xi32>
  return %r : i32
}
//--- right.mlir
memref.global "private" @g : memref<3000000xi32> = dense<1>
func.func @f() -> i32 {
  %i = arith.constant 5 : index
  %one = arith.constant 1 : i32
  %m = memref.get_global @g : memref<3000000xi32>
  %r = memref.load %m[%i] : memref<3000000xi32>
  %s = arith.addi %one, %r : i32
  memref.store %s, %m[%i] : memref<3000000xi32>
  return %r : i32
}
//--- wrong.mlir
memref.global "private" @g : memref<3000000xi32> = dense<1>
func.func @f() -> i32 {
  %i = arith.constant 5 : index
  %one = arith.constant 1 : i32
  %m = memref.get_global @g : memref<3000000xi32>
  %r = memref.load %m[%i] : memref<3000000xi32>
  %s = arith.addi %one, %one : i32
  memref.store %s, %m[%i] : memref<3000000xi32>
  return %r : i32
}
