// RUN: %source/tests/oracle/Inputs/exit-code 0 freehold-prove rewrite --no-cache %s | FileCheck %s
// index.constant and arith.constant with the same value are equal.
// CHECK: index-constants  proved
func.func @src() -> (index, index) {
  %c = index.constant 3
  %d = index.constant 4
  %r = index.mul %c, %d
  %s = index.sizeof
  return %r, %s : index, index
}
func.func @tgt() -> (index, index) {
  %r = arith.constant 12 : index
  %s = arith.constant 64 : index
  return %r, %s : index, index
}
