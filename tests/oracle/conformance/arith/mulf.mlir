// arith.mulf: product.
//
// RUN: freehold-run %s | FileCheck %s --match-full-lines
// RUN: not freehold-run %s --entry nnan 2>&1 | FileCheck %s --check-prefix=NNAN
// RUN: not freehold-run %s --entry ninf 2>&1 | FileCheck %s --check-prefix=NINF

// CHECK: @main()
func.func @main() -> (f64, f32, f32, f32, f16, bf16, f80, f32) {
  %a0 = arith.constant 0.1 : f64
  %b0 = arith.constant 3.0 : f64
  %r0 = arith.mulf %a0, %b0 : f64
  // CHECK-NEXT: result 0 = 0.30000000000000004 : f64
  %a1 = arith.constant 1.0e20 : f32
  %b1 = arith.constant 1.0e20 : f32
  %r1 = arith.mulf %a1, %b1 : f32
  // CHECK-NEXT: result 1 = inf : f32
  %a2 = arith.constant 0.0 : f32
  %b2 = arith.constant 0x7F800000 : f32
  %r2 = arith.mulf %a2, %b2 : f32
  // CHECK-NEXT: result 2 = nan : f32
  %a3 = arith.constant -0.0 : f32
  %b3 = arith.constant 5.0 : f32
  %r3 = arith.mulf %a3, %b3 : f32
  // CHECK-NEXT: result 3 = -0 : f32
  %a4 = arith.constant 300.0 : f16
  %b4 = arith.constant 300.0 : f16
  %r4 = arith.mulf %a4, %b4 : f16
  // CHECK-NEXT: result 4 = inf : f16
  %a5 = arith.constant 1.5 : bf16
  %b5 = arith.constant 1.5 : bf16
  %r5 = arith.mulf %a5, %b5 : bf16
  // CHECK-NEXT: result 5 = 2.25 : bf16
  %a6 = arith.constant 1.5 : f80
  %b6 = arith.constant 1.5 : f80
  %r6 = arith.mulf %a6, %b6 : f80
  // CHECK-NEXT: result 6 = 2.25 : f80
  // flags change no result that they allow
  %a7 = arith.constant 1.0 : f32
  %b7 = arith.constant 2.0 : f32
  %r7 = arith.mulf %a7, %b7 fastmath<fast> : f32
  // CHECK-NEXT: result 7 = 2 : f32
  return %r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7 : f64, f32, f32, f32, f16, bf16, f80, f32
}
// CHECK-NEXT: returned

// A NaN operand is poison under nnan.
func.func private @nnan() -> f32 {
  %a = arith.constant 0x7FC00000 : f32
  %b = arith.constant 1.0 : f32
  %r = arith.mulf %a, %b fastmath<nnan> : f32
  // NNAN: [[@LINE+1]]:3: error: undefined: an observed value is poison
  return %r : f32
}

// So is an infinite one under ninf.
func.func private @ninf() -> f32 {
  %a = arith.constant 0x7F800000 : f32
  %b = arith.constant 1.0 : f32
  %r = arith.mulf %a, %b fastmath<ninf> : f32
  // NINF: [[@LINE+1]]:3: error: undefined: an observed value is poison
  return %r : f32
}
