// RUN: %source/tests/oracle/Inputs/exit-code 0 freehold-prove rewrite --no-cache %s | FileCheck %s
// The target may leave out an overflow flag of the source.
// CHECK: nsw-added  proved
func.func @src(%a: i64, %b: i64) -> i64 {
  %r = arith.addi %a, %b overflow<nsw, nuw> : i64
  return %r : i64
}
func.func @tgt(%a: i64, %b: i64) -> i64 {
  %r = arith.addi %b, %a overflow<nuw> : i64
  return %r : i64
}
