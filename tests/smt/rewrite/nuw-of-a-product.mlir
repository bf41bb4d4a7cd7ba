// RUN: %source/tests/oracle/Inputs/exit-code 0 freehold-prove rewrite --no-cache %s | FileCheck %s
// Twice a number is its sum with itself, and neither is too large unless the other is.
// CHECK: nuw-of-a-product  proved
func.func @src(%a: i64) -> i64 {
  %two = arith.constant 2 : i64
  %r = arith.muli %a, %two overflow<nuw> : i64
  return %r : i64
}
func.func @tgt(%a: i64) -> i64 {
  %r = arith.addi %a, %a overflow<nuw> : i64
  return %r : i64
}
