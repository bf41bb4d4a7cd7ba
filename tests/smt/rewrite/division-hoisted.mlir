// RUN: %source/tests/oracle/Inputs/exit-code 0 freehold-prove rewrite --no-cache %s | FileCheck %s
// A divisor with its lowest bit set is not zero: the division needs no guard.
// CHECK: division-hoisted  proved
func.func @src(%a: i32, %b: i32 {freehold.defined}, %g: i1) -> i32 {
  %none = arith.constant 0 : i32
  %r = scf.if %g -> i32 {
    %one = arith.constant 1 : i32
    %d = arith.ori %b, %one : i32
    %q = arith.divui %a, %d : i32
    scf.yield %q : i32
  } else {
    scf.yield %none : i32
  }
  return %r : i32
}

func.func @tgt(%a: i32, %b: i32, %g: i1) -> i32 {
  %none = arith.constant 0 : i32
  %one = arith.constant 1 : i32
  %d = arith.ori %b, %one : i32
  %q = arith.divui %a, %d : i32
  %r = scf.if %g -> i32 {
    scf.yield %q : i32
  } else {
    scf.yield %none : i32
  }
  return %r : i32
}
