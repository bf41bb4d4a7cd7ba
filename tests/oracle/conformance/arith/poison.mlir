// Poison spreads from operands to results, and does no harm where nothing observes it.
//
// RUN: freehold-run %s | FileCheck %s --match-full-lines
// RUN: not freehold-run %s --entry sum 2>&1 | FileCheck %s --check-prefix=SUM
// RUN: not freehold-run %s --entry masked 2>&1 | FileCheck %s --check-prefix=MASKED
// RUN: not freehold-run %s --entry wide 2>&1 | FileCheck %s --check-prefix=WIDE
// RUN: not freehold-run %s --entry float 2>&1 | FileCheck %s --check-prefix=FLOAT
// RUN: not freehold-run %s --entry compared 2>&1 | FileCheck %s --check-prefix=COMPARED
// RUN: not freehold-run %s --entry dividend 2>&1 | FileCheck %s --check-prefix=DIVIDEND
// RUN: not freehold-run %s --entry branch 2>&1 | FileCheck %s --check-prefix=BRANCH

// Registers hold what earlier iterations left: a result is fresh each time.
// CHECK: @main()
// CHECK-NEXT: result 0 = 6 : i8
// CHECK-NEXT: returned
func.func @main() -> i8 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %one = arith.constant 1 : i8
  %two = arith.constant 2 : i8
  %most = arith.constant 127 : i8
  %zero = arith.constant 0 : i8
  %sum = scf.for %i = %c0 to %c3 step %c1 iter_args(%acc = %zero) -> i8 {
    // Poison when %i is 1 only, and then not chosen.
    %odd = arith.cmpi eq, %i, %c1 : index
    %x = arith.select %odd, %most, %one : i8
    %y = arith.addi %x, %one overflow<nsw> : i8
    %z = arith.select %odd, %two, %y : i8
    %next = arith.addi %acc, %z : i8
    scf.yield %next : i8
  }
  return %sum : i8
}

func.func private @sum() -> i32 {
  %p = ub.poison : i32
  %c = arith.constant 1 : i32
  %r = arith.addi %c, %p : i32
  // SUM: [[@LINE+1]]:3: error: undefined: an observed value is poison
  return %r : i32
}

func.func private @masked() -> i32 {
  %p = ub.poison : i32
  %c = arith.constant 0 : i32
  %r = arith.andi %p, %c : i32
  // MASKED: [[@LINE+1]]:3: error: undefined: an observed value is poison
  return %r : i32
}

func.func private @wide() -> i8 {
  %p = ub.poison : i128
  %q = arith.muli %p, %p : i128
  %r = arith.trunci %q : i128 to i8
  // WIDE: [[@LINE+1]]:3: error: undefined: an observed value is poison
  return %r : i8
}

func.func private @float() -> f64 {
  %p = ub.poison : f32
  %c = arith.constant 1.0 : f32
  %s = arith.mulf %c, %p : f32
  %r = arith.extf %s : f32 to f64
  // FLOAT: [[@LINE+1]]:3: error: undefined: an observed value is poison
  return %r : f64
}

func.func private @compared() -> i1 {
  %p = ub.poison : index
  %r = arith.cmpi eq, %p, %p : index
  // COMPARED: [[@LINE+1]]:3: error: undefined: an observed value is poison
  return %r : i1
}

// Poison divided by -1 may overflow; by 2 it can not.
func.func private @dividend() -> i8 {
  %p = ub.poison : i8
  %c2 = arith.constant 2 : i8
  %half = arith.divsi %p, %c2 : i8
  %least = arith.constant -1 : i8
  // DIVIDEND: [[@LINE+1]]:8: error: undefined: signed division overflow
  %r = arith.divsi %half, %least : i8
  return %r : i8
}

func.func private @branch() {
  %p = ub.poison : i1
  // BRANCH: [[@LINE+1]]:3: error: undefined
  scf.if %p {
  }
  return
}
