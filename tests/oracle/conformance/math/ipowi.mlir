// math.ipowi: a signed integer to a signed integer power, modulo 2^N. With a negative exponent the result is 1 divided by the power, rounded towards zero.
//
// RUN: freehold-run %s | FileCheck %s --match-full-lines
// RUN: not freehold-run %s --entry zero 2>&1 | FileCheck %s --check-prefix=ZERO

// CHECK: @main()
func.func @main() -> (i32, i8, i8, i32, i32, i32, i32, i32, i32, i128) {
  %a0 = arith.constant 3 : i32
  %b0 = arith.constant 4 : i32
  %r0 = math.ipowi %a0, %b0 : i32
  // CHECK-NEXT: result 0 = 81 : i32
  %a1 = arith.constant -2 : i8
  %b1 = arith.constant 3 : i8
  %r1 = math.ipowi %a1, %b1 : i8
  // CHECK-NEXT: result 1 = -8 : i8
  // 256 modulo 2^8
  %a2 = arith.constant 2 : i8
  %b2 = arith.constant 8 : i8
  %r2 = math.ipowi %a2, %b2 : i8
  // CHECK-NEXT: result 2 = 0 : i8
  %a3 = arith.constant 5 : i32
  %b3 = arith.constant 0 : i32
  %r3 = math.ipowi %a3, %b3 : i32
  // CHECK-NEXT: result 3 = 1 : i32
  %a4 = arith.constant 0 : i32
  %b4 = arith.constant 0 : i32
  %r4 = math.ipowi %a4, %b4 : i32
  // CHECK-NEXT: result 4 = 1 : i32
  %a5 = arith.constant 2 : i32
  %b5 = arith.constant -1 : i32
  %r5 = math.ipowi %a5, %b5 : i32
  // CHECK-NEXT: result 5 = 0 : i32
  %a6 = arith.constant 1 : i32
  %b6 = arith.constant -5 : i32
  %r6 = math.ipowi %a6, %b6 : i32
  // CHECK-NEXT: result 6 = 1 : i32
  %a7 = arith.constant -1 : i32
  %b7 = arith.constant -5 : i32
  %r7 = math.ipowi %a7, %b7 : i32
  // CHECK-NEXT: result 7 = -1 : i32
  %a8 = arith.constant -1 : i32
  %b8 = arith.constant -4 : i32
  %r8 = math.ipowi %a8, %b8 : i32
  // CHECK-NEXT: result 8 = 1 : i32
  %a9 = arith.constant 2 : i128
  %b9 = arith.constant 100 : i128
  %r9 = math.ipowi %a9, %b9 : i128
  // CHECK-NEXT: result 9 = 1267650600228229401496703205376 : i128
  return %r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7, %r8, %r9 : i32, i8, i8, i32, i32, i32, i32, i32, i32, i128
}
// CHECK-NEXT: returned

func.func private @zero() -> i32 {
  %a = arith.constant 0 : i32
  %b = arith.constant -1 : i32
  // ZERO: [[@LINE+1]]:8: error: undefined: zero to a negative power
  %r = math.ipowi %a, %b : i32
  return %r : i32
}
