// RUN: %source/tests/oracle/Inputs/exit-code 1 freehold-prove rewrite --no-cache %s | FileCheck %s
// A division that is hoisted out of its guard may divide by zero.
// CHECK: division-hoisted-bad  refuted: is undefined (arith.divui: 
// CHECK: %b = 0
// CHECK: undefined: {{.*}}division by zero
func.func @src(%a: i32, %b: i32, %g: i1) -> i32 {
  %none = arith.constant 0 : i32
  %r = scf.if %g -> i32 {
    %q = arith.divui %a, %b : i32
    scf.yield %q : i32
  } else {
    scf.yield %none : i32
  }
  return %r : i32
}

func.func @tgt(%a: i32, %b: i32, %g: i1) -> i32 {
  %none = arith.constant 0 : i32
  %q = arith.divui %a, %b : i32
  %r = scf.if %g -> i32 {
    scf.yield %q : i32
  } else {
    scf.yield %none : i32
  }
  return %r : i32
}
