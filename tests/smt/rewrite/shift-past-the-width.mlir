// RUN: %source/tests/oracle/Inputs/exit-code 0 freehold-prove rewrite --no-cache %s | FileCheck %s
// Poison may become anything, also 0.
// CHECK: shift-past-the-width  proved
func.func @src(%a: i32, %by: i32) -> i32 {
  %s = arith.shli %a, %by : i32
  return %s : i32
}
func.func @tgt(%a: i32, %by: i32) -> i32 {
  %width = arith.constant 32 : i32
  %zero = arith.constant 0 : i32
  %fits = arith.cmpi ult, %by, %width : i32
  %s = arith.shli %a, %by : i32
  %r = arith.select %fits, %s, %zero : i32
  return %r : i32
}
