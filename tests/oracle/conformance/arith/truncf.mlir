// arith.truncf: to a narrower float: to nearest even, or as the rounding mode says.
//
// RUN: freehold-run %s | FileCheck %s --match-full-lines
// RUN: not freehold-run %s --entry ninf 2>&1 | FileCheck %s --check-prefix=NINF

// CHECK: @main()
func.func @main() -> (f32, f32, f16, f16, f16, f16, f16, bf16, f8E4M3FN, f32, f32, f32, f32, f32, f32, f16) {
  %a0 = arith.constant 0.1 : f64
  %r0 = arith.truncf %a0 : f64 to f32
  // CHECK-NEXT: result 0 = 0.1 : f32
  // overflow
  %a1 = arith.constant 1.0e300 : f64
  %r1 = arith.truncf %a1 : f64 to f32
  // CHECK-NEXT: result 1 = inf : f32
  // 1 + 2^-11 is half way: to even
  %a2 = arith.constant 1.00048828125 : f32
  %r2 = arith.truncf %a2 : f32 to f16
  // CHECK-NEXT: result 2 = 1 : f16
  // 1 + 3*2^-11 is half way: to even
  %a3 = arith.constant 1.00146484375 : f32
  %r3 = arith.truncf %a3 : f32 to f16
  // CHECK-NEXT: result 3 = 1.002 : f16
  %a4 = arith.constant 65519.0 : f32
  %r4 = arith.truncf %a4 : f32 to f16
  // CHECK-NEXT: result 4 = 65504 : f16
  %a5 = arith.constant 65520.0 : f32
  %r5 = arith.truncf %a5 : f32 to f16
  // CHECK-NEXT: result 5 = inf : f16
  // 2^-25 is half the least subnormal
  %a6 = arith.constant 2.98023223876953125e-08 : f64
  %r6 = arith.truncf %a6 : f64 to f16
  // CHECK-NEXT: result 6 = 0 : f16
  %a7 = arith.constant 3.140625 : f32
  %r7 = arith.truncf %a7 : f32 to bf16
  // CHECK-NEXT: result 7 = 3.14 : bf16
  // one format has no infinity: NaN
  %a8 = arith.constant 1000.0 : f32
  %r8 = arith.truncf %a8 : f32 to f8E4M3FN
  // CHECK-NEXT: result 8 = nan : f8E4M3FN
  %a9 = arith.constant 0x7FF0000000000000 : f64
  %r9 = arith.truncf %a9 : f64 to f32
  // CHECK-NEXT: result 9 = inf : f32
  %a10 = arith.constant 0.1 : f64
  %r10 = arith.truncf %a10 downward : f64 to f32
  // CHECK-NEXT: result 10 = 0.099999994 : f32
  %a11 = arith.constant 0.1 : f64
  %r11 = arith.truncf %a11 upward : f64 to f32
  // CHECK-NEXT: result 11 = 0.1 : f32
  %a12 = arith.constant -0.1 : f64
  %r12 = arith.truncf %a12 toward_zero : f64 to f32
  // CHECK-NEXT: result 12 = -0.099999994 : f32
  %a13 = arith.constant 0.1 : f64
  %r13 = arith.truncf %a13 to_nearest_even : f64 to f32
  // CHECK-NEXT: result 13 = 0.1 : f32
  %a14 = arith.constant -0.1 : f64
  %r14 = arith.truncf %a14 downward : f64 to f32
  // CHECK-NEXT: result 14 = -0.1 : f32
  // half way, away from zero
  %a15 = arith.constant 1.00048828125 : f32
  %r15 = arith.truncf %a15 to_nearest_away : f32 to f16
  // CHECK-NEXT: result 15 = 1.001 : f16
  return %r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7, %r8, %r9, %r10, %r11, %r12, %r13, %r14, %r15 : f32, f32, f16, f16, f16, f16, f16, bf16, f8E4M3FN, f32, f32, f32, f32, f32, f32, f16
}
// CHECK-NEXT: returned

// 1e300 becomes infinity
func.func private @ninf() -> f32 {
  %a = arith.constant 1.0e300 : f64
  %r = arith.truncf %a fastmath<ninf> : f64 to f32
  // NINF: [[@LINE+1]]:3: error: undefined: an observed value is poison
  return %r : f32
}
