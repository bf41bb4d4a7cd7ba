// RUN: %source/tests/oracle/Inputs/exit-code 0 freehold-prove rewrite --no-cache %s | FileCheck %s
// With the functions swapped it is right.
// CHECK: division-overflows  proved
func.func @src(%a: i16 {freehold.defined}) -> i16 {
  %minus = arith.constant -1 : i16
  %r = arith.divsi %a, %minus : i16
  return %r : i16
}
func.func @tgt(%a: i16) -> i16 {
  %zero = arith.constant 0 : i16
  %r = arith.subi %zero, %a : i16
  return %r : i16
}
