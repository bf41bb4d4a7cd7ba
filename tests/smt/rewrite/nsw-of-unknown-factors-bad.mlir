// RUN: %source/tests/oracle/Inputs/exit-code 1 freehold-prove rewrite --no-cache %s | FileCheck %s
// Products of two unknown numbers are not encoded, but a counterexample has numbers that do overflow.
// CHECK: nsw-of-unknown-factors-bad  refuted: result 0 is poison
func.func @src(%a: i64 {freehold.defined}, %b: i64 {freehold.defined}) -> i64 {
  %r = arith.muli %a, %b : i64
  return %r : i64
}
func.func @tgt(%a: i64, %b: i64) -> i64 {
  %r = arith.muli %a, %b overflow<nsw> : i64
  return %r : i64
}
