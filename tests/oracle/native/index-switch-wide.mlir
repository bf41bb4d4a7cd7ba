// convert-scf-to-cf compares the lower 32 bits of an index only. The second judge is lowered by it and must
// nevertheless take the branch that the program says.
// RUN: freehold-check %s --subject identity --oracle interp,native --args '4294967297' | FileCheck %s
// RUN: freehold-check %s --subject identity --oracle interp,native --args '7' | FileCheck %s
// RUN: freehold-check %s --subject identity --oracle interp,native --args '-1' | FileCheck %s
// CHECK: 2 judged = 2 agree + 0 defect

// The pass itself is wrong.
// RUN: not freehold-check %s --pipeline convert-scf-to-cf --oracle interp,native --args '4294967297' 2>&1 | FileCheck %s --check-prefix=PASS
// PASS: 'result 0 = 2 : i32' before and is 'result 0 = 1 : i32' after
func.func @f(%i: index) -> i32 {
  %r = scf.index_switch %i -> i32
  case 1 {
    %one = arith.constant 1 : i32
    scf.yield %one : i32
  }
  case -1 {
    %three = arith.constant 3 : i32
    scf.yield %three : i32
  }
  case 8589934593 {
    %four = arith.constant 4 : i32
    scf.yield %four : i32
  }
  default {
    %two = arith.constant 2 : i32
    scf.yield %two : i32
  }
  return %r : i32
}
