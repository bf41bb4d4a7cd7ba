// arith.mului_extended: low and high half of the unsigned product.
//
// RUN: freehold-run %s | FileCheck %s --match-full-lines

// CHECK: @main()
func.func @main() -> (i8, i8, i8, i8, i64, i64, i128, i128) {
  // 156 * 2 = 256 + 56
  %a0 = arith.constant -100 : i8
  %b0 = arith.constant 2 : i8
  %r0:2 = arith.mului_extended %a0, %b0 : i8
  // CHECK-NEXT: result 0 = 56 : i8
  // CHECK-NEXT: result 1 = 1 : i8
  // 255^2 = 254 * 256 + 1
  %a1 = arith.constant -1 : i8
  %b1 = arith.constant -1 : i8
  %r1:2 = arith.mului_extended %a1, %b1 : i8
  // CHECK-NEXT: result 2 = 1 : i8
  // CHECK-NEXT: result 3 = -2 : i8
  %a2 = arith.constant -1 : i64
  %b2 = arith.constant -1 : i64
  %r2:2 = arith.mului_extended %a2, %b2 : i64
  // CHECK-NEXT: result 4 = 1 : i64
  // CHECK-NEXT: result 5 = -2 : i64
  %a3 = arith.constant -1 : i128
  %b3 = arith.constant 2 : i128
  %r3:2 = arith.mului_extended %a3, %b3 : i128
  // CHECK-NEXT: result 6 = -2 : i128
  // CHECK-NEXT: result 7 = 1 : i128
  return %r0#0, %r0#1, %r1#0, %r1#1, %r2#0, %r2#1, %r3#0, %r3#1 : i8, i8, i8, i8, i64, i64, i128, i128
}
// CHECK-NEXT: returned
