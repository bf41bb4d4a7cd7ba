// RUN: %source/tests/oracle/Inputs/exit-code 1 freehold-prove rewrite --no-cache %s | FileCheck %s
// Without the select the result of a shift by 32 is poison.
// CHECK: shift-past-the-width-bad  refuted: result 0 is poison
func.func @src(%a: i32 {freehold.defined}, %by: i32 {freehold.defined}) -> i32 {
  %width = arith.constant 32 : i32
  %zero = arith.constant 0 : i32
  %fits = arith.cmpi ult, %by, %width : i32
  %s = arith.shli %a, %by : i32
  %r = arith.select %fits, %s, %zero : i32
  return %r : i32
}
func.func @tgt(%a: i32, %by: i32) -> i32 {
  %s = arith.shli %a, %by : i32
  return %s : i32
}
