// math.round: whole numbers, to nearest, ties away from zero.
//
// RUN: freehold-run %s | FileCheck %s --match-full-lines
// RUN: not freehold-run %s --entry nnan 2>&1 | FileCheck %s --check-prefix=NNAN

// CHECK: @main()
func.func @main() -> (f32, f32, f32, f32, f64, f64, f64, f64, f16, f16, f16, f16, f80, f80, f80, f80, f128, f128, f128, f128, f32) {
  %a0 = arith.constant 2.5 : f32
  %r0 = math.round %a0 : f32
  // CHECK-NEXT: result 0 = 3 : f32
  %a1 = arith.constant -2.5 : f32
  %r1 = math.round %a1 : f32
  // CHECK-NEXT: result 1 = -3 : f32
  %a2 = arith.constant 2.4 : f32
  %r2 = math.round %a2 : f32
  // CHECK-NEXT: result 2 = 2 : f32
  %a3 = arith.constant -0.4 : f32
  %r3 = math.round %a3 : f32
  // CHECK-NEXT: result 3 = -0 : f32
  %a4 = arith.constant 2.5 : f64
  %r4 = math.round %a4 : f64
  // CHECK-NEXT: result 4 = 3 : f64
  %a5 = arith.constant -2.5 : f64
  %r5 = math.round %a5 : f64
  // CHECK-NEXT: result 5 = -3 : f64
  %a6 = arith.constant 2.4 : f64
  %r6 = math.round %a6 : f64
  // CHECK-NEXT: result 6 = 2 : f64
  %a7 = arith.constant -0.4 : f64
  %r7 = math.round %a7 : f64
  // CHECK-NEXT: result 7 = -0 : f64
  %a8 = arith.constant 2.5 : f16
  %r8 = math.round %a8 : f16
  // CHECK-NEXT: result 8 = 3 : f16
  %a9 = arith.constant -2.5 : f16
  %r9 = math.round %a9 : f16
  // CHECK-NEXT: result 9 = -3 : f16
  %a10 = arith.constant 2.4 : f16
  %r10 = math.round %a10 : f16
  // CHECK-NEXT: result 10 = 2 : f16
  %a11 = arith.constant -0.4 : f16
  %r11 = math.round %a11 : f16
  // CHECK-NEXT: result 11 = -0 : f16
  %a12 = arith.constant 2.5 : f80
  %r12 = math.round %a12 : f80
  // CHECK-NEXT: result 12 = 3 : f80
  %a13 = arith.constant -2.5 : f80
  %r13 = math.round %a13 : f80
  // CHECK-NEXT: result 13 = -3 : f80
  %a14 = arith.constant 2.4 : f80
  %r14 = math.round %a14 : f80
  // CHECK-NEXT: result 14 = 2 : f80
  %a15 = arith.constant -0.4 : f80
  %r15 = math.round %a15 : f80
  // CHECK-NEXT: result 15 = -0 : f80
  %a16 = arith.constant 2.5 : f128
  %r16 = math.round %a16 : f128
  // CHECK-NEXT: result 16 = 3 : f128
  %a17 = arith.constant -2.5 : f128
  %r17 = math.round %a17 : f128
  // CHECK-NEXT: result 17 = -3 : f128
  %a18 = arith.constant 2.4 : f128
  %r18 = math.round %a18 : f128
  // CHECK-NEXT: result 18 = 2 : f128
  %a19 = arith.constant -0.4 : f128
  %r19 = math.round %a19 : f128
  // CHECK-NEXT: result 19 = -0 : f128
  %a20 = arith.constant 0x7F800000 : f32
  %r20 = math.round %a20 : f32
  // CHECK-NEXT: result 20 = inf : f32
  return %r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7, %r8, %r9, %r10, %r11, %r12, %r13, %r14, %r15, %r16, %r17, %r18, %r19, %r20 : f32, f32, f32, f32, f64, f64, f64, f64, f16, f16, f16, f16, f80, f80, f80, f80, f128, f128, f128, f128, f32
}
// CHECK-NEXT: returned

func.func private @nnan() -> f32 {
  %a = arith.constant 0x7FC00000 : f32
  %r = math.round %a fastmath<nnan> : f32
  // NNAN: [[@LINE+1]]:3: error: undefined: an observed value is poison
  return %r : f32
}
