// math.log10: decimal logarithm, as libm has it.
//
// RUN: freehold-run %s | FileCheck %s --match-full-lines
// RUN: not freehold-run %s --entry nnan 2>&1 | FileCheck %s --check-prefix=NNAN

// CHECK: @main()
func.func @main() -> (f32, f64, f16, bf16) {
  %a0 = arith.constant 1000.0 : f32
  %r0 = math.log10 %a0 : f32
  // CHECK-NEXT: result 0 = 3 : f32
  // inexact
  %a1 = arith.constant 0.75 : f64
  %r1 = math.log10 %a1 : f64
  // CHECK-NEXT: result 1 = -0.12493873660829993 : f64
  // computed in f32
  %a2 = arith.constant 1000.0 : f16
  %r2 = math.log10 %a2 : f16
  // CHECK-NEXT: result 2 = 3 : f16
  %a3 = arith.constant 1000.0 : bf16
  %r3 = math.log10 %a3 : bf16
  // CHECK-NEXT: result 3 = 3 : bf16
  return %r0, %r1, %r2, %r3 : f32, f64, f16, bf16
}
// CHECK-NEXT: returned

func.func private @nnan() -> f32 {
  %a = arith.constant 0x7FC00000 : f32
  %r = math.log10 %a fastmath<nnan> : f32
  // NNAN: [[@LINE+1]]:3: error: undefined: an observed value is poison
  return %r : f32
}

// RUN: not freehold-run %s --entry quad 2>&1 | FileCheck %s --check-prefix=QUAD
func.func private @quad() -> f128 {
  %a = arith.constant 1.0 : f128
  // QUAD: [[@LINE+1]]:8: error: unsupported: math.log10: this float type
  %r = math.log10 %a : f128
  return %r : f128
}
