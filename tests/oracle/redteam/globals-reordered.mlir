// The order of globals in the module means nothing.
//
// RUN: split-file --leading-lines %s %t
// RUN: %S/../Inputs/exit-code 0 freehold-check %t/before.mlir --target %t/after.mlir --json 2> %t/err | FileCheck %s
// CHECK: "verdict":"agree"

//--- before.mlir
memref.global @a : memref<2xi32> = dense<0>
memref.global @b : memref<2xi32> = dense<1>
func.func @f() { return }
//--- after.mlir
func.func @f() { return }
memref.global @b : memref<2xi32> = dense<1>
memref.global @a : memref<2xi32> = dense<0>
