// math.erf: error function, as libm has it.
//
// RUN: freehold-run %s | FileCheck %s --match-full-lines
// RUN: not freehold-run %s --entry nnan 2>&1 | FileCheck %s --check-prefix=NNAN

// CHECK: @main()
func.func @main() -> (f32, f64, f32) {
  %a0 = arith.constant 0x7F800000 : f32
  %r0 = math.erf %a0 : f32
  // CHECK-NEXT: result 0 = 1 : f32
  // inexact
  %a1 = arith.constant 0.75 : f64
  %r1 = math.erf %a1 : f64
  // CHECK-NEXT: result 1 = 0.7111556336535151 : f64
  %a2 = arith.constant 0.75 : f32
  %r2 = math.erf %a2 : f32
  // CHECK-NEXT: result 2 = 0.71115565 : f32
  return %r0, %r1, %r2 : f32, f64, f32
}
// CHECK-NEXT: returned

func.func private @nnan() -> f32 {
  %a = arith.constant 0x7FC00000 : f32
  %r = math.erf %a fastmath<nnan> : f32
  // NNAN: [[@LINE+1]]:3: error: undefined: an observed value is poison
  return %r : f32
}

// RUN: not freehold-run %s --entry quad 2>&1 | FileCheck %s --check-prefix=QUAD
func.func private @quad() -> f128 {
  %a = arith.constant 1.0 : f128
  // QUAD: [[@LINE+1]]:8: error: unsupported: math.erf: this float type
  %r = math.erf %a : f128
  return %r : f128
}
