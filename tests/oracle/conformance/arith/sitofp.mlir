// arith.sitofp: signed integer to float, to nearest even.
//
// RUN: freehold-run %s | FileCheck %s --match-full-lines

// CHECK: @main()
func.func @main() -> (f32, f32, f64, f64, f64, f32, f16, f16, f64, f80) {
  %a0 = arith.constant -5 : i32
  %r0 = arith.sitofp %a0 : i32 to f32
  // CHECK-NEXT: result 0 = -5 : f32
  // 2^24 + 1 is half way
  %a1 = arith.constant 16777217 : i32
  %r1 = arith.sitofp %a1 : i32 to f32
  // CHECK-NEXT: result 1 = 16777216 : f32
  %a2 = arith.constant true
  %r2 = arith.sitofp %a2 : i1 to f64
  // CHECK-NEXT: result 2 = -1 : f64
  // 2^53 + 1 is half way
  %a3 = arith.constant 9007199254740993 : i64
  %r3 = arith.sitofp %a3 : i64 to f64
  // CHECK-NEXT: result 3 = 9007199254740992 : f64
  %a4 = arith.constant -9223372036854775808 : i64
  %r4 = arith.sitofp %a4 : i64 to f64
  // CHECK-NEXT: result 4 = -9223372036854775808 : f64
  // rounded once, not by way of double: just over half of a float's last place
  %a5 = arith.constant 1152921573326323713 : i64
  %r5 = arith.sitofp %a5 : i64 to f32
  // CHECK-NEXT: result 5 = 1.1529216e+18 : f32
  %a6 = arith.constant 70000 : i32
  %r6 = arith.sitofp %a6 : i32 to f16
  // CHECK-NEXT: result 6 = inf : f16
  %a7 = arith.constant 2049 : i32
  %r7 = arith.sitofp %a7 : i32 to f16
  // CHECK-NEXT: result 7 = 2048 : f16
  %a8 = arith.constant -3 : i128
  %r8 = arith.sitofp %a8 : i128 to f64
  // CHECK-NEXT: result 8 = -3 : f64
  %a9 = arith.constant 0 : i8
  %r9 = arith.sitofp %a9 : i8 to f80
  // CHECK-NEXT: result 9 = 0 : f80
  return %r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7, %r8, %r9 : f32, f32, f64, f64, f64, f32, f16, f16, f64, f80
}
// CHECK-NEXT: returned
