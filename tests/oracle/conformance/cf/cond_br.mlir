// RUN: freehold-run %s | FileCheck %s
// RUN: not freehold-run %s --entry poison 2>&1 | FileCheck %s --check-prefix=POISON

// CHECK-LABEL: @both_ways()
// CHECK-NEXT: result 0 = 10 : i32
// CHECK-NEXT: result 1 = 21 : i32
// CHECK-NEXT: returned
func.func @both_ways() -> (i32, i32) {
  %true = arith.constant true
  %false = arith.constant false
  %0 = call @choose(%true) : (i1) -> i32
  %1 = call @choose(%false) : (i1) -> i32
  return %0, %1 : i32, i32
}

func.func private @choose(%c: i1) -> i32 {
  %ten = arith.constant 10 : i32
  %twenty = arith.constant 20 : i32
  %one = arith.constant 1 : i32
  cf.cond_br %c, ^yes(%ten : i32), ^no(%twenty, %one : i32, i32)
^yes(%a: i32):
  return %a : i32
^no(%b: i32, %d: i32):
  %sum = arith.addi %b, %d : i32
  return %sum : i32
}

// Both targets are one block: only the operands differ.
// CHECK-LABEL: @same_target()
// CHECK-NEXT: result 0 = 2 : i32
func.func @same_target() -> i32 {
  %false = arith.constant false
  %one = arith.constant 1 : i32
  %two = arith.constant 2 : i32
  cf.cond_br %false, ^join(%one : i32), ^join(%two : i32)
^join(%x: i32):
  return %x : i32
}

// POISON: [[@LINE+5]]:3: error: undefined: a branch condition is poison
func.func private @poison() {
  %n = arith.constant 40 : i32
  %p = arith.shli %n, %n : i32
  %c = arith.cmpi eq, %p, %n : i32
  cf.cond_br %c, ^a, ^a
^a:
  return
}
