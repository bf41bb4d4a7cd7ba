// RUN: freehold-prove rewrite --no-cache %s | FileCheck %s
// Both orders of the factors give the same product, and the same overflow.
// CHECK: nsw-of-unknown-factors  proved
func.func @src(%a: i64, %b: i64) -> i64 {
  %r = arith.muli %a, %b overflow<nsw> : i64
  return %r : i64
}
func.func @tgt(%a: i64, %b: i64) -> i64 {
  %r = arith.muli %b, %a overflow<nsw> : i64
  return %r : i64
}
