// arith.remsi: signed remainder, with the sign of the dividend. Only the remainder by zero is undefined:
// the least value by -1 leaves none.
//
// RUN: freehold-run %s | FileCheck %s --match-full-lines
// RUN: not freehold-run %s --entry zero 2>&1 | FileCheck %s --check-prefix=ZERO
// RUN: not freehold-run %s --entry zero128 2>&1 | FileCheck %s --check-prefix=ZERO128
// RUN: not freehold-run %s --entry poison 2>&1 | FileCheck %s --check-prefix=POISON

// CHECK: @main()
func.func @main() -> (i32, i32, i32, i8, i64, i100) {
  // the documentation's example
  %a0 = arith.constant 6 : i32
  %b0 = arith.constant -2 : i32
  %r0 = arith.remsi %a0, %b0 : i32
  // CHECK-NEXT: result 0 = 0 : i32
  %a1 = arith.constant 7 : i32
  %b1 = arith.constant -3 : i32
  %r1 = arith.remsi %a1, %b1 : i32
  // CHECK-NEXT: result 1 = 1 : i32
  %a2 = arith.constant -7 : i32
  %b2 = arith.constant 3 : i32
  %r2 = arith.remsi %a2, %b2 : i32
  // CHECK-NEXT: result 2 = -1 : i32
  %a3 = arith.constant -128 : i8
  %b3 = arith.constant -1 : i8
  %r3 = arith.remsi %a3, %b3 : i8
  // CHECK-NEXT: result 3 = 0 : i8
  %a4 = arith.constant -9223372036854775808 : i64
  %b4 = arith.constant -1 : i64
  %r4 = arith.remsi %a4, %b4 : i64
  // CHECK-NEXT: result 4 = 0 : i64
  %a5 = arith.constant -7 : i100
  %b5 = arith.constant 3 : i100
  %r5 = arith.remsi %a5, %b5 : i100
  // CHECK-NEXT: result 5 = -1 : i100
  return %r0, %r1, %r2, %r3, %r4, %r5 : i32, i32, i32, i8, i64, i100
}
// CHECK-NEXT: returned

func.func private @zero() -> i32 {
  %a = arith.constant 1 : i32
  %b = arith.constant 0 : i32
  // ZERO: [[@LINE+1]]:8: error: undefined: division by zero
  %r = arith.remsi %a, %b : i32
  return %r : i32
}

func.func private @zero128() -> i128 {
  %a = arith.constant 1 : i128
  %b = arith.constant 0 : i128
  // ZERO128: [[@LINE+1]]:8: error: undefined: division by zero
  %r = arith.remsi %a, %b : i128
  return %r : i128
}

// A poison divisor is undefined, since it may be zero.
func.func private @poison() -> i32 {
  %a = arith.constant 1 : i32
  %b = ub.poison : i32
  // POISON: [[@LINE+1]]:8: error: undefined: the divisor is poison
  %r = arith.remsi %a, %b : i32
  return %r : i32
}
