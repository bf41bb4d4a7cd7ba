// RUN: %source/tests/oracle/Inputs/exit-code 1 freehold-prove rewrite --no-cache %s | FileCheck %s
// Ops without operands and effects are constants.
// CHECK: index-constants-bad  refuted: result 0 is not the same
func.func @src() -> index {
  %c = index.constant 3
  %d = index.constant 4
  %r = index.add %c, %d
  return %r : index
}
func.func @tgt() -> index {
  %r = index.constant 8
  return %r : index
}
