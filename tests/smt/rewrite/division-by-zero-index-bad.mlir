// RUN: %source/tests/oracle/Inputs/exit-code 1 freehold-prove rewrite --no-cache %s | FileCheck %s
// A division whose result is unused is undefined all the same.
// CHECK: division-by-zero-index-bad  refuted: is undefined (index.divu: division by zero)
func.func @src(%n: index {freehold.defined}) -> index {
  %c = index.constant 8
  return %c : index
}
func.func @tgt(%n: index) -> index {
  %c = index.constant 8
  %q = index.divu %c, %n
  return %c : index
}
