// math.tanh: hyperbolic tangent, as libm has it.
//
// RUN: freehold-run %s | FileCheck %s --match-full-lines
// RUN: not freehold-run %s --entry nnan 2>&1 | FileCheck %s --check-prefix=NNAN

// CHECK: @main()
func.func @main() -> (f32, f64, f32) {
  %a0 = arith.constant 0x7F800000 : f32
  %r0 = math.tanh %a0 : f32
  // CHECK-NEXT: result 0 = 1 : f32
  // inexact
  %a1 = arith.constant 0.75 : f64
  %r1 = math.tanh %a1 : f64
  // CHECK-NEXT: result 1 = 0.6351489523872873 : f64
  %a2 = arith.constant 0.75 : f32
  %r2 = math.tanh %a2 : f32
  // CHECK-NEXT: result 2 = 0.63514894 : f32
  return %r0, %r1, %r2 : f32, f64, f32
}
// CHECK-NEXT: returned

func.func private @nnan() -> f32 {
  %a = arith.constant 0x7FC00000 : f32
  %r = math.tanh %a fastmath<nnan> : f32
  // NNAN: [[@LINE+1]]:3: error: undefined: an observed value is poison
  return %r : f32
}

// RUN: not freehold-run %s --entry quad 2>&1 | FileCheck %s --check-prefix=QUAD
func.func private @quad() -> f128 {
  %a = arith.constant 1.0 : f128
  // QUAD: [[@LINE+1]]:8: error: unsupported: math.tanh: this float type
  %r = math.tanh %a : f128
  return %r : f128
}
