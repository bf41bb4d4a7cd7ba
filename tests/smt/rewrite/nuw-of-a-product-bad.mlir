// RUN: %source/tests/oracle/Inputs/exit-code 1 freehold-prove rewrite --no-cache %s | FileCheck %s
// A negative number is large as an unsigned one.
// CHECK: nuw-of-a-product-bad  refuted: result 0 is poison
func.func @src(%a: i64 {freehold.defined}) -> i64 {
  %three = arith.constant 3 : i64
  %r = arith.muli %a, %three overflow<nsw> : i64
  return %r : i64
}
func.func @tgt(%a: i64) -> i64 {
  %three = arith.constant 3 : i64
  %r = arith.muli %a, %three overflow<nsw, nuw> : i64
  return %r : i64
}
