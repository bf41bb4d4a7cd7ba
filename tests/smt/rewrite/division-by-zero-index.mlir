// RUN: %source/tests/oracle/Inputs/exit-code 0 freehold-prove rewrite --no-cache %s | FileCheck %s
// A divisor of at least 1.
// CHECK: division-by-zero-index  proved
func.func @src(%n: index {freehold.defined}) -> index {
  %c = index.constant 8
  return %c : index
}
func.func @tgt(%n: index) -> index {
  %c = index.constant 8
  %one = index.constant 1
  %d = index.maxu %n, %one
  %q = index.divu %c, %d
  return %c : index
}
