// RUN: freehold-run %s --entry holds | FileCheck %s --check-prefix=HOLDS
// RUN: freehold-run %s --entry fails 2>&1 | FileCheck %s --check-prefix=FAILS
// RUN: not freehold-run %s --entry poison 2>&1 | FileCheck %s --check-prefix=POISON

// HOLDS: @holds()
// HOLDS-NEXT: print 1 : i32
// HOLDS-NEXT: result 0 = 1 : i32
// HOLDS-NEXT: returned
func.func private @holds() -> i32 {
  %true = arith.constant true
  %one = arith.constant 1 : i32
  cf.assert %true, "never seen"
  vector.print %one : i32
  return %one : i32
}

// cf.assert: if the condition is false, the run ends, which is no error of the program. Only what came before is observed.
// FAILS-NOT: error
// FAILS-DAG: print 1 : i32
// FAILS-DAG: [[@LINE+8]]:3: {{.*}}aborted: this one fails
// FAILS-NOT: print 2
// FAILS-NOT: returned
func.func private @fails() {
  %false = arith.constant false
  %one = arith.constant 1 : i32
  %two = arith.constant 2 : i32
  vector.print %one : i32
  cf.assert %false, "this one fails"
  vector.print %two : i32
  return
}

// POISON: [[@LINE+5]]:3: error: undefined: the condition of an assertion is poison
func.func private @poison() {
  %n = arith.constant 40 : i32
  %p = arith.shli %n, %n : i32
  %c = arith.cmpi eq, %p, %n : i32
  cf.assert %c, "poison"
  return
}
