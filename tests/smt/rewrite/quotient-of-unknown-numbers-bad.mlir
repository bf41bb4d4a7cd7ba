// RUN: %source/tests/oracle/Inputs/exit-code 1 freehold-prove rewrite --no-cache %s | FileCheck %s
// A quotient times its divisor is not the dividend.
// CHECK: quotient-of-unknown-numbers-bad  refuted: result 0 is not the same
func.func @src(%a: index {freehold.defined}, %b: index {freehold.defined}) -> index {
  %q = arith.divui %a, %b : index
  %r = arith.muli %q, %b : index
  return %r : index
}
func.func @tgt(%a: index, %b: index) -> index {
  return %a : index
}
