// RUN: %source/tests/oracle/Inputs/exit-code 1 freehold-prove rewrite --no-cache %s | FileCheck %s
// Leading zeros are no trailing zeros.
// CHECK: counts-zeros-bad  refuted: result 0 is not the same
func.func @src(%a: i32) -> i32 {
  %r = math.ctlz %a : i32
  return %r : i32
}
func.func @tgt(%a: i32) -> i32 {
  %r = math.cttz %a : i32
  return %r : i32
}
