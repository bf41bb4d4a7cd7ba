// RUN: freehold-prove rewrite --no-cache %s | FileCheck %s
// The target is defined where the source is, which divides as well.
// CHECK: quotient-of-unknown-numbers  proved
func.func @src(%a: index, %b: index) -> index {
  %q = arith.divui %a, %b : index
  %r = arith.muli %q, %b : index
  return %r : index
}
func.func @tgt(%a: index, %b: index) -> index {
  %q = index.divu %a, %b
  %r = index.mul %b, %q
  return %r : index
}
