// RUN: %source/tests/oracle/Inputs/exit-code 0 freehold-prove rewrite --no-cache %s | FileCheck %s
// @tgt returns a number instead of poison.
// CHECK: returns-poison  proved
func.func @src(%a: i32) -> i32 {
  %p = ub.poison : i32
  %r = arith.addi %p, %a : i32
  return %r : i32
}
func.func @tgt(%a: i32) -> i32 {
  return %a : i32
}
