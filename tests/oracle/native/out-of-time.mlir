// A target that never ends is out of budget natively too, however many inputs hang.
// RUN: split-file --leading-lines %s %t
// RUN: %S/../Inputs/exit-code 3 freehold-check %t/before.mlir --target %t/after.mlir --oracle native --timeout 2000 --json | FileCheck %s
// CHECK: "oracle":"native-jit","entry":"f","verdict":"inconclusive","reason":"budget"

//--- before.mlir
func.func @f(%a: i1, %b: i1, %x: i32) -> i32 {
  return %x : i32
}

//--- after.mlir
func.func @f(%a: i1, %b: i1, %x: i32) -> i32 {
  cf.br ^bb1
^bb1:
  %true = arith.constant true
  cf.cond_br %true, ^bb1, ^bb2
^bb2:
  return %x : i32
}
