// An external global holds the same whatever stands before it.
//
// RUN: split-file --leading-lines %s %t
// RUN: %S/../Inputs/exit-code 0 freehold-check %t/before.mlir --target %t/after.mlir --json 2> %t/err | FileCheck %s
// CHECK: "verdict":"agree"

//--- before.mlir
memref.global "private" constant @unused : memref<2xi32> = dense<0>
memref.global @ext : memref<2xi32>
memref.global "private" @x : memref<2xi32> = uninitialized
func.func @f() -> i32 { 
  %c0 = arith.constant 0 : index
  %g = memref.get_global @ext : memref<2xi32>
  %v = memref.load %g[%c0] : memref<2xi32>
  return %v : i32 }
//--- after.mlir
memref.global @ext : memref<2xi32>
memref.global "private" @x : memref<2xi32> = uninitialized
func.func @f() -> i32 { 
  %c0 = arith.constant 0 : index
  %g = memref.get_global @ext : memref<2xi32>
  %v = memref.load %g[%c0] : memref<2xi32>
  return %v : i32 }
