// arith.ceildivsi: signed quotient, rounded towards positive infinity.
//
// RUN: freehold-run %s | FileCheck %s --match-full-lines
// RUN: not freehold-run %s --entry zero 2>&1 | FileCheck %s --check-prefix=ZERO
// RUN: not freehold-run %s --entry zero128 2>&1 | FileCheck %s --check-prefix=ZERO128
// RUN: not freehold-run %s --entry overflow 2>&1 | FileCheck %s --check-prefix=OVERFLOW
// RUN: not freehold-run %s --entry overflow64 2>&1 | FileCheck %s --check-prefix=OVERFLOW64
// RUN: not freehold-run %s --entry overflow65 2>&1 | FileCheck %s --check-prefix=OVERFLOW65
// RUN: not freehold-run %s --entry poison 2>&1 | FileCheck %s --check-prefix=POISON

// CHECK: @main()
func.func @main() -> (i32, i32, i32, i32, i8, i8, i64, i100, i100) {
  // the documentation's example
  %a0 = arith.constant 7 : i32
  %b0 = arith.constant -2 : i32
  %r0 = arith.ceildivsi %a0, %b0 : i32
  // CHECK-NEXT: result 0 = -3 : i32
  %a1 = arith.constant 7 : i32
  %b1 = arith.constant 2 : i32
  %r1 = arith.ceildivsi %a1, %b1 : i32
  // CHECK-NEXT: result 1 = 4 : i32
  %a2 = arith.constant -7 : i32
  %b2 = arith.constant -2 : i32
  %r2 = arith.ceildivsi %a2, %b2 : i32
  // CHECK-NEXT: result 2 = 4 : i32
  %a3 = arith.constant -7 : i32
  %b3 = arith.constant 2 : i32
  %r3 = arith.ceildivsi %a3, %b3 : i32
  // CHECK-NEXT: result 3 = -3 : i32
  %a4 = arith.constant -128 : i8
  %b4 = arith.constant 127 : i8
  %r4 = arith.ceildivsi %a4, %b4 : i8
  // CHECK-NEXT: result 4 = -1 : i8
  %a5 = arith.constant -128 : i8
  %b5 = arith.constant 1 : i8
  %r5 = arith.ceildivsi %a5, %b5 : i8
  // CHECK-NEXT: result 5 = -128 : i8
  %a6 = arith.constant 9223372036854775807 : i64
  %b6 = arith.constant 2 : i64
  %r6 = arith.ceildivsi %a6, %b6 : i64
  // CHECK-NEXT: result 6 = 4611686018427387904 : i64
  %a7 = arith.constant 7 : i100
  %b7 = arith.constant 2 : i100
  %r7 = arith.ceildivsi %a7, %b7 : i100
  // CHECK-NEXT: result 7 = 4 : i100
  %a8 = arith.constant -7 : i100
  %b8 = arith.constant 2 : i100
  %r8 = arith.ceildivsi %a8, %b8 : i100
  // CHECK-NEXT: result 8 = -3 : i100
  return %r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7, %r8 : i32, i32, i32, i32, i8, i8, i64, i100, i100
}
// CHECK-NEXT: returned

func.func private @zero() -> i32 {
  %a = arith.constant 1 : i32
  %b = arith.constant 0 : i32
  // ZERO: [[@LINE+1]]:8: error: undefined: division by zero
  %r = arith.ceildivsi %a, %b : i32
  return %r : i32
}

func.func private @zero128() -> i128 {
  %a = arith.constant 1 : i128
  %b = arith.constant 0 : i128
  // ZERO128: [[@LINE+1]]:8: error: undefined: division by zero
  %r = arith.ceildivsi %a, %b : i128
  return %r : i128
}

// The least value divided by -1 overflows.
func.func private @overflow() -> i8 {
  %a = arith.constant -128 : i8
  %b = arith.constant -1 : i8
  // OVERFLOW: [[@LINE+1]]:8: error: undefined: signed division overflow
  %r = arith.ceildivsi %a, %b : i8
  return %r : i8
}

func.func private @overflow64() -> i64 {
  %a = arith.constant -9223372036854775808 : i64
  %b = arith.constant -1 : i64
  // OVERFLOW64: [[@LINE+1]]:8: error: undefined: signed division overflow
  %r = arith.ceildivsi %a, %b : i64
  return %r : i64
}

func.func private @overflow65() -> i65 {
  %a = arith.constant -18446744073709551616 : i65
  %b = arith.constant -1 : i65
  // OVERFLOW65: [[@LINE+1]]:8: error: undefined: signed division overflow
  %r = arith.ceildivsi %a, %b : i65
  return %r : i65
}

// A poison divisor is undefined, since it may be zero.
func.func private @poison() -> i32 {
  %a = arith.constant 1 : i32
  %b = ub.poison : i32
  // POISON: [[@LINE+1]]:8: error: undefined: the divisor is poison
  %r = arith.ceildivsi %a, %b : i32
  return %r : i32
}
