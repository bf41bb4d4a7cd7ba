// math.exp: e to the power, as libm has it.
//
// RUN: freehold-run %s | FileCheck %s --match-full-lines
// RUN: not freehold-run %s --entry nnan 2>&1 | FileCheck %s --check-prefix=NNAN

// CHECK: @main()
func.func @main() -> (f32, f32, f32, f64, f32, f16, bf16) {
  %a0 = arith.constant 0.0 : f32
  %r0 = math.exp %a0 : f32
  // CHECK-NEXT: result 0 = 1 : f32
  %a1 = arith.constant 0xFF800000 : f32
  %r1 = math.exp %a1 : f32
  // CHECK-NEXT: result 1 = 0 : f32
  %a2 = arith.constant 100.0 : f32
  %r2 = math.exp %a2 : f32
  // CHECK-NEXT: result 2 = inf : f32
  // inexact
  %a3 = arith.constant 0.75 : f64
  %r3 = math.exp %a3 : f64
  // CHECK-NEXT: result 3 = 2.117000016612675 : f64
  %a4 = arith.constant 0.75 : f32
  %r4 = math.exp %a4 : f32
  // CHECK-NEXT: result 4 = 2.117 : f32
  // computed in f32
  %a5 = arith.constant 0.0 : f16
  %r5 = math.exp %a5 : f16
  // CHECK-NEXT: result 5 = 1 : f16
  %a6 = arith.constant 0.0 : bf16
  %r6 = math.exp %a6 : bf16
  // CHECK-NEXT: result 6 = 1 : bf16
  return %r0, %r1, %r2, %r3, %r4, %r5, %r6 : f32, f32, f32, f64, f32, f16, bf16
}
// CHECK-NEXT: returned

func.func private @nnan() -> f32 {
  %a = arith.constant 0x7FC00000 : f32
  %r = math.exp %a fastmath<nnan> : f32
  // NNAN: [[@LINE+1]]:3: error: undefined: an observed value is poison
  return %r : f32
}

// RUN: not freehold-run %s --entry quad 2>&1 | FileCheck %s --check-prefix=QUAD
func.func private @quad() -> f128 {
  %a = arith.constant 1.0 : f128
  // QUAD: [[@LINE+1]]:8: error: unsupported: math.exp: this float type
  %r = math.exp %a : f128
  return %r : f128
}
