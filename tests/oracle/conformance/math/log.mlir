// math.log: natural logarithm, as libm has it.
//
// RUN: freehold-run %s | FileCheck %s --match-full-lines
// RUN: not freehold-run %s --entry nnan 2>&1 | FileCheck %s --check-prefix=NNAN

// CHECK: @main()
func.func @main() -> (f32, f32, f32, f64, f32, f16, bf16) {
  %a0 = arith.constant 1.0 : f32
  %r0 = math.log %a0 : f32
  // CHECK-NEXT: result 0 = 0 : f32
  %a1 = arith.constant 0.0 : f32
  %r1 = math.log %a1 : f32
  // CHECK-NEXT: result 1 = -inf : f32
  %a2 = arith.constant -1.0 : f32
  %r2 = math.log %a2 : f32
  // CHECK-NEXT: result 2 = nan : f32
  // inexact
  %a3 = arith.constant 0.75 : f64
  %r3 = math.log %a3 : f64
  // CHECK-NEXT: result 3 = -0.2876820724517809 : f64
  %a4 = arith.constant 0.75 : f32
  %r4 = math.log %a4 : f32
  // CHECK-NEXT: result 4 = -0.2876821 : f32
  // computed in f32
  %a5 = arith.constant 1.0 : f16
  %r5 = math.log %a5 : f16
  // CHECK-NEXT: result 5 = 0 : f16
  %a6 = arith.constant 1.0 : bf16
  %r6 = math.log %a6 : bf16
  // CHECK-NEXT: result 6 = 0 : bf16
  return %r0, %r1, %r2, %r3, %r4, %r5, %r6 : f32, f32, f32, f64, f32, f16, bf16
}
// CHECK-NEXT: returned

func.func private @nnan() -> f32 {
  %a = arith.constant 0x7FC00000 : f32
  %r = math.log %a fastmath<nnan> : f32
  // NNAN: [[@LINE+1]]:3: error: undefined: an observed value is poison
  return %r : f32
}

// RUN: not freehold-run %s --entry quad 2>&1 | FileCheck %s --check-prefix=QUAD
func.func private @quad() -> f128 {
  %a = arith.constant 1.0 : f128
  // QUAD: [[@LINE+1]]:8: error: unsupported: math.log: this float type
  %r = math.log %a : f128
  return %r : f128
}
