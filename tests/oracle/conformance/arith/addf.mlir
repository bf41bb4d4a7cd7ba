// arith.addf: sum.
//
// RUN: freehold-run %s | FileCheck %s --match-full-lines
// RUN: not freehold-run %s --entry nnan 2>&1 | FileCheck %s --check-prefix=NNAN
// RUN: not freehold-run %s --entry ninf 2>&1 | FileCheck %s --check-prefix=NINF

// CHECK: @main()
func.func @main() -> (f64, f32, f32, f32, f16, bf16, f64, f8E4M3FN, f80, f128, f8E5M2, f4E2M1FN, f32) {
  %a0 = arith.constant 0.1 : f64
  %b0 = arith.constant 0.2 : f64
  %r0 = arith.addf %a0, %b0 : f64
  // CHECK-NEXT: result 0 = 0.30000000000000004 : f64
  %a1 = arith.constant 0.1 : f32
  %b1 = arith.constant 0.2 : f32
  %r1 = arith.addf %a1, %b1 : f32
  // CHECK-NEXT: result 1 = 0.3 : f32
  %a2 = arith.constant 0x7F800000 : f32
  %b2 = arith.constant 0xFF800000 : f32
  %r2 = arith.addf %a2, %b2 : f32
  // CHECK-NEXT: result 2 = nan : f32
  %a3 = arith.constant 3.4e38 : f32
  %b3 = arith.constant 3.4e38 : f32
  %r3 = arith.addf %a3, %b3 : f32
  // CHECK-NEXT: result 3 = inf : f32
  // 2049 is half way between 2048 and 2050
  %a4 = arith.constant 2048.0 : f16
  %b4 = arith.constant 1.0 : f16
  %r4 = arith.addf %a4, %b4 : f16
  // CHECK-NEXT: result 4 = 2048 : f16
  %a5 = arith.constant 1.0 : bf16
  %b5 = arith.constant 0.00390625 : bf16
  %r5 = arith.addf %a5, %b5 : bf16
  // CHECK-NEXT: result 5 = 1 : bf16
  %a6 = arith.constant 0.0 : f64
  %b6 = arith.constant -0.0 : f64
  %r6 = arith.addf %a6, %b6 : f64
  // CHECK-NEXT: result 6 = 0 : f64
  %a7 = arith.constant 256.0 : f8E4M3FN
  %b7 = arith.constant 256.0 : f8E4M3FN
  %r7 = arith.addf %a7, %b7 : f8E4M3FN
  // CHECK-NEXT: result 7 = nan : f8E4M3FN
  %a8 = arith.constant 1.0 : f80
  %b8 = arith.constant 0.5 : f80
  %r8 = arith.addf %a8, %b8 : f80
  // CHECK-NEXT: result 8 = 1.5 : f80
  %a9 = arith.constant 1.0 : f128
  %b9 = arith.constant 0.5 : f128
  %r9 = arith.addf %a9, %b9 : f128
  // CHECK-NEXT: result 9 = 1.5 : f128
  %a10 = arith.constant 1.0 : f8E5M2
  %b10 = arith.constant 0.5 : f8E5M2
  %r10 = arith.addf %a10, %b10 : f8E5M2
  // CHECK-NEXT: result 10 = 1.5 : f8E5M2
  %a11 = arith.constant 1.0 : f4E2M1FN
  %b11 = arith.constant 0.5 : f4E2M1FN
  %r11 = arith.addf %a11, %b11 : f4E2M1FN
  // CHECK-NEXT: result 11 = 1.5 : f4E2M1FN
  // flags change no result that they allow
  %a12 = arith.constant 1.0 : f32
  %b12 = arith.constant 2.0 : f32
  %r12 = arith.addf %a12, %b12 fastmath<fast> : f32
  // CHECK-NEXT: result 12 = 3 : f32
  return %r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7, %r8, %r9, %r10, %r11, %r12 : f64, f32, f32, f32, f16, bf16, f64, f8E4M3FN, f80, f128, f8E5M2, f4E2M1FN, f32
}
// CHECK-NEXT: returned

// A NaN operand is poison under nnan.
func.func private @nnan() -> f32 {
  %a = arith.constant 0x7FC00000 : f32
  %b = arith.constant 1.0 : f32
  %r = arith.addf %a, %b fastmath<nnan> : f32
  // NNAN: [[@LINE+1]]:3: error: undefined: an observed value is poison
  return %r : f32
}

// So is an infinite one under ninf.
func.func private @ninf() -> f32 {
  %a = arith.constant 0x7F800000 : f32
  %b = arith.constant 1.0 : f32
  %r = arith.addf %a, %b fastmath<ninf> : f32
  // NINF: [[@LINE+1]]:3: error: undefined: an observed value is poison
  return %r : f32
}
