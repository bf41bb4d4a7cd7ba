// RUN: %source/tests/oracle/Inputs/exit-code 1 freehold-prove rewrite --no-cache %s | FileCheck %s
// The target adds an overflow flag that the source does not have.
// CHECK: nsw-added-bad  refuted: result 0 is poison
func.func @src(%a: i64 {freehold.defined}, %b: i64 {freehold.defined}) -> i64 {
  %r = arith.addi %a, %b : i64
  return %r : i64
}
func.func @tgt(%a: i64, %b: i64) -> i64 {
  %r = arith.addi %a, %b overflow<nsw> : i64
  return %r : i64
}
