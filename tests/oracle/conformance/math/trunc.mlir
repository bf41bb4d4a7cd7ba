// math.trunc: whole numbers, towards zero.
//
// RUN: freehold-run %s | FileCheck %s --match-full-lines
// RUN: not freehold-run %s --entry nnan 2>&1 | FileCheck %s --check-prefix=NNAN

// CHECK: @main()
func.func @main() -> (f32, f32, f32, f64, f64, f64, f16, f16, f16, f80, f80, f80, f128, f128, f128, f32) {
  %a0 = arith.constant 2.9 : f32
  %r0 = math.trunc %a0 : f32
  // CHECK-NEXT: result 0 = 2 : f32
  %a1 = arith.constant -2.9 : f32
  %r1 = math.trunc %a1 : f32
  // CHECK-NEXT: result 1 = -2 : f32
  %a2 = arith.constant -0.5 : f32
  %r2 = math.trunc %a2 : f32
  // CHECK-NEXT: result 2 = -0 : f32
  %a3 = arith.constant 2.9 : f64
  %r3 = math.trunc %a3 : f64
  // CHECK-NEXT: result 3 = 2 : f64
  %a4 = arith.constant -2.9 : f64
  %r4 = math.trunc %a4 : f64
  // CHECK-NEXT: result 4 = -2 : f64
  %a5 = arith.constant -0.5 : f64
  %r5 = math.trunc %a5 : f64
  // CHECK-NEXT: result 5 = -0 : f64
  %a6 = arith.constant 2.9 : f16
  %r6 = math.trunc %a6 : f16
  // CHECK-NEXT: result 6 = 2 : f16
  %a7 = arith.constant -2.9 : f16
  %r7 = math.trunc %a7 : f16
  // CHECK-NEXT: result 7 = -2 : f16
  %a8 = arith.constant -0.5 : f16
  %r8 = math.trunc %a8 : f16
  // CHECK-NEXT: result 8 = -0 : f16
  %a9 = arith.constant 2.9 : f80
  %r9 = math.trunc %a9 : f80
  // CHECK-NEXT: result 9 = 2 : f80
  %a10 = arith.constant -2.9 : f80
  %r10 = math.trunc %a10 : f80
  // CHECK-NEXT: result 10 = -2 : f80
  %a11 = arith.constant -0.5 : f80
  %r11 = math.trunc %a11 : f80
  // CHECK-NEXT: result 11 = -0 : f80
  %a12 = arith.constant 2.9 : f128
  %r12 = math.trunc %a12 : f128
  // CHECK-NEXT: result 12 = 2 : f128
  %a13 = arith.constant -2.9 : f128
  %r13 = math.trunc %a13 : f128
  // CHECK-NEXT: result 13 = -2 : f128
  %a14 = arith.constant -0.5 : f128
  %r14 = math.trunc %a14 : f128
  // CHECK-NEXT: result 14 = -0 : f128
  %a15 = arith.constant 0x7F800000 : f32
  %r15 = math.trunc %a15 : f32
  // CHECK-NEXT: result 15 = inf : f32
  return %r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7, %r8, %r9, %r10, %r11, %r12, %r13, %r14, %r15 : f32, f32, f32, f64, f64, f64, f16, f16, f16, f80, f80, f80, f128, f128, f128, f32
}
// CHECK-NEXT: returned

func.func private @nnan() -> f32 {
  %a = arith.constant 0x7FC00000 : f32
  %r = math.trunc %a fastmath<nnan> : f32
  // NNAN: [[@LINE+1]]:3: error: undefined: an observed value is poison
  return %r : f32
}
