// math.tan: tangent, as libm has it.
//
// RUN: freehold-run %s | FileCheck %s --match-full-lines
// RUN: not freehold-run %s --entry nnan 2>&1 | FileCheck %s --check-prefix=NNAN

// CHECK: @main()
func.func @main() -> (f32, f64, f32, f16, bf16) {
  %a0 = arith.constant 0.0 : f32
  %r0 = math.tan %a0 : f32
  // CHECK-NEXT: result 0 = 0 : f32
  // inexact
  %a1 = arith.constant 0.75 : f64
  %r1 = math.tan %a1 : f64
  // CHECK-NEXT: result 1 = 0.9315964599440725 : f64
  %a2 = arith.constant 0.75 : f32
  %r2 = math.tan %a2 : f32
  // CHECK-NEXT: result 2 = 0.93159646 : f32
  // computed in f32
  %a3 = arith.constant 0.0 : f16
  %r3 = math.tan %a3 : f16
  // CHECK-NEXT: result 3 = 0 : f16
  %a4 = arith.constant 0.0 : bf16
  %r4 = math.tan %a4 : bf16
  // CHECK-NEXT: result 4 = 0 : bf16
  return %r0, %r1, %r2, %r3, %r4 : f32, f64, f32, f16, bf16
}
// CHECK-NEXT: returned

func.func private @nnan() -> f32 {
  %a = arith.constant 0x7FC00000 : f32
  %r = math.tan %a fastmath<nnan> : f32
  // NNAN: [[@LINE+1]]:3: error: undefined: an observed value is poison
  return %r : f32
}

// RUN: not freehold-run %s --entry quad 2>&1 | FileCheck %s --check-prefix=QUAD
func.func private @quad() -> f128 {
  %a = arith.constant 1.0 : f128
  // QUAD: [[@LINE+1]]:8: error: unsupported: math.tan: this float type
  %r = math.tan %a : f128
  return %r : f128
}
