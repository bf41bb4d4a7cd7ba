// RUN: %source/tests/oracle/Inputs/exit-code 0 freehold-prove rewrite --no-cache %s | FileCheck %s
// All bits are leading zeros of 0 alone, which is no undefined behaviour of math.ctlz.
// CHECK: counts-zeros  proved
func.func @src(%a: i32 {freehold.defined}) -> i1 {
  %width = arith.constant 32 : i32
  %n = math.ctlz %a : i32
  %r = arith.cmpi eq, %n, %width : i32
  return %r : i1
}
func.func @tgt(%a: i32) -> i1 {
  %zero = arith.constant 0 : i32
  %r = arith.cmpi eq, %a, %zero : i32
  return %r : i1
}
