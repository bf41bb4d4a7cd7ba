// MLIR 16 has no overflow flags: `none` is left out, others are carried by a stand-in.
// RUN: split-file --leading-lines %s %t
// RUN: %S/../Inputs/exit-code 0 freehold-check %t/good.mlir --command mlir-opt-19 --command mlir-opt-16 --oracle interp --json | FileCheck %s --check-prefix=GOOD
// GOOD: "subject":"mlir-opt-19",{{.*}}"verdict":"agree"
// GOOD: "subject":"mlir-opt-16",{{.*}}"verdict":"agree"

//--- good.mlir
func.func @f(%v: i32) -> i32 {
  %k = arith.constant 3 : i32
  %r = arith.remui %v, %k : i32
  %a = arith.addi %r, %k overflow<nsw, nuw> : i32
  %b = arith.muli %a, %k : i32
  return %b : i32
}
