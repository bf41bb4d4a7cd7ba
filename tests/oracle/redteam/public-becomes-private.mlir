// An entry that is private afterwards is gone for the linker.
//
// RUN: split-file --leading-lines %s %t
// RUN: %S/../Inputs/exit-code 1 freehold-check %t/before.mlir --target %t/after.mlir --json 2> %t/err | FileCheck %s
// CHECK: "verdict":"defect","kind":"invalid-output"

//--- before.mlir
func.func @f() { return }
func.func @g() { return }
//--- after.mlir
func.func private @f() { return }
func.func @g() { return }
