// A private global that keeps its initial contents may go.
//
// RUN: split-file --leading-lines %s %t
// RUN: %S/../Inputs/exit-code 0 freehold-check %t/before.mlir --target %t/after.mlir --json 2> %t/err | FileCheck %s
// CHECK: "verdict":"agree"

//--- before.mlir
memref.global "private" @dead : memref<2xi32> = dense<0>
func.func @f() -> i32 { %c = arith.constant 3 : i32
 return %c : i32 }
//--- after.mlir
func.func @f() -> i32 { %c = arith.constant 3 : i32
 return %c : i32 }
