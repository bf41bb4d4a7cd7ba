// math.cttz: trailing zeros in N bits.
//
// RUN: freehold-run %s | FileCheck %s --match-full-lines

// CHECK: @main()
func.func @main() -> (i32, i8, i64, i8, i128) {
  %a0 = arith.constant 8 : i32
  %r0 = math.cttz %a0 : i32
  // CHECK-NEXT: result 0 = 3 : i32
  %a1 = arith.constant 0 : i8
  %r1 = math.cttz %a1 : i8
  // CHECK-NEXT: result 1 = 8 : i8
  %a2 = arith.constant 0 : i64
  %r2 = math.cttz %a2 : i64
  // CHECK-NEXT: result 2 = 64 : i64
  %a3 = arith.constant -128 : i8
  %r3 = math.cttz %a3 : i8
  // CHECK-NEXT: result 3 = 7 : i8
  %a4 = arith.constant 18446744073709551616 : i128
  %r4 = math.cttz %a4 : i128
  // CHECK-NEXT: result 4 = 64 : i128
  return %r0, %r1, %r2, %r3, %r4 : i32, i8, i64, i8, i128
}
// CHECK-NEXT: returned
