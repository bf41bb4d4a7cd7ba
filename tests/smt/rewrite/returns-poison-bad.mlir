// RUN: %source/tests/oracle/Inputs/exit-code 1 freehold-prove rewrite --no-cache %s | FileCheck %s
// @tgt returns poison instead of a number.
// CHECK: returns-poison-bad  refuted: result 0 is poison
func.func @src(%a: i32 {freehold.defined}) -> i32 {
  return %a : i32
}
func.func @tgt(%a: i32) -> i32 {
  %p = ub.poison : i32
  return %p : i32
}
