// Which assertion fails is observed.
//
// RUN: split-file --leading-lines %s %t
// RUN: %S/../Inputs/exit-code 1 freehold-check %t/before.mlir --target %t/after.mlir --json 2> %t/err | FileCheck %s
// CHECK: "verdict":"defect","kind":"observation"

//--- before.mlir
func.func @f() { %f = arith.constant false
 cf.assert %f, "A"
 return }
//--- after.mlir
func.func @f() { %f = arith.constant false
 cf.assert %f, "B"
 return }
