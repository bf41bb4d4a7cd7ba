// arith.divui: unsigned quotient, rounded towards zero.
//
// RUN: freehold-run %s | FileCheck %s --match-full-lines
// RUN: not freehold-run %s --entry zero 2>&1 | FileCheck %s --check-prefix=ZERO
// RUN: not freehold-run %s --entry zero128 2>&1 | FileCheck %s --check-prefix=ZERO128
// RUN: not freehold-run %s --entry poison 2>&1 | FileCheck %s --check-prefix=POISON
// RUN: not freehold-run %s --entry inexact 2>&1 | FileCheck %s --check-prefix=INEXACT

// CHECK: @main()
func.func @main() -> (i16, i16, i64, i128, i8) {
  // the documentation's example: -2 is 2^16-2
  %a0 = arith.constant 6 : i16
  %b0 = arith.constant -2 : i16
  %r0 = arith.divui %a0, %b0 : i16
  // CHECK-NEXT: result 0 = 0 : i16
  %a1 = arith.constant -2 : i16
  %b1 = arith.constant 3 : i16
  %r1 = arith.divui %a1, %b1 : i16
  // CHECK-NEXT: result 1 = 21844 : i16
  %a2 = arith.constant -1 : i64
  %b2 = arith.constant 1 : i64
  %r2 = arith.divui %a2, %b2 : i64
  // CHECK-NEXT: result 2 = -1 : i64
  %a3 = arith.constant -1 : i128
  %b3 = arith.constant 18446744073709551616 : i128
  %r3 = arith.divui %a3, %b3 : i128
  // CHECK-NEXT: result 3 = 18446744073709551615 : i128
  %a4 = arith.constant -2 : i8
  %b4 = arith.constant 2 : i8
  %r4 = arith.divui %a4, %b4 exact : i8
  // CHECK-NEXT: result 4 = 127 : i8
  return %r0, %r1, %r2, %r3, %r4 : i16, i16, i64, i128, i8
}
// CHECK-NEXT: returned

func.func private @zero() -> i32 {
  %a = arith.constant 1 : i32
  %b = arith.constant 0 : i32
  // ZERO: [[@LINE+1]]:8: error: undefined: division by zero
  %r = arith.divui %a, %b : i32
  return %r : i32
}

func.func private @zero128() -> i128 {
  %a = arith.constant 1 : i128
  %b = arith.constant 0 : i128
  // ZERO128: [[@LINE+1]]:8: error: undefined: division by zero
  %r = arith.divui %a, %b : i128
  return %r : i128
}

// A poison divisor is undefined, since it may be zero.
func.func private @poison() -> i32 {
  %a = arith.constant 1 : i32
  %b = ub.poison : i32
  // POISON: [[@LINE+1]]:8: error: undefined: the divisor is poison
  %r = arith.divui %a, %b : i32
  return %r : i32
}

func.func private @inexact() -> i32 {
  %a = arith.constant 7 : i32
  %b = arith.constant 2 : i32
  %r = arith.divui %a, %b exact : i32
  // INEXACT: [[@LINE+1]]:3: error: undefined: an observed value is poison
  return %r : i32
}
