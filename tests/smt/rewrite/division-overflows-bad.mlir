// RUN: %source/tests/oracle/Inputs/exit-code 1 freehold-prove rewrite --no-cache %s | FileCheck %s
// The least number has no opposite: dividing it by -1 is undefined, subtracting it from 0 is not.
// CHECK: division-overflows-bad  refuted: is undefined (arith.divsi: signed overflow)
// CHECK: %a = -9223372036854775808
func.func @src(%a: i64 {freehold.defined}) -> i64 {
  %zero = arith.constant 0 : i64
  %r = arith.subi %zero, %a : i64
  return %r : i64
}
func.func @tgt(%a: i64) -> i64 {
  %minus = arith.constant -1 : i64
  %q = arith.divsi %a, %minus : i64
  %zero = arith.constant 0 : i64
  %r = arith.subi %zero, %a : i64
  return %r : i64
}
