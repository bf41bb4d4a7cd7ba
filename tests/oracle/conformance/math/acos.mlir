// math.acos: arc cosine, as libm has it.
//
// RUN: freehold-run %s | FileCheck %s --match-full-lines
// RUN: not freehold-run %s --entry nnan 2>&1 | FileCheck %s --check-prefix=NNAN

// CHECK: @main()
func.func @main() -> (f32, f32, f64, f32, f16, bf16) {
  %a0 = arith.constant 1.0 : f32
  %r0 = math.acos %a0 : f32
  // CHECK-NEXT: result 0 = 0 : f32
  %a1 = arith.constant 2.0 : f32
  %r1 = math.acos %a1 : f32
  // CHECK-NEXT: result 1 = nan : f32
  // inexact
  %a2 = arith.constant 0.75 : f64
  %r2 = math.acos %a2 : f64
  // CHECK-NEXT: result 2 = 0.7227342478134157 : f64
  %a3 = arith.constant 0.75 : f32
  %r3 = math.acos %a3 : f32
  // CHECK-NEXT: result 3 = 0.7227343 : f32
  // computed in f32
  %a4 = arith.constant 1.0 : f16
  %r4 = math.acos %a4 : f16
  // CHECK-NEXT: result 4 = 0 : f16
  %a5 = arith.constant 1.0 : bf16
  %r5 = math.acos %a5 : bf16
  // CHECK-NEXT: result 5 = 0 : bf16
  return %r0, %r1, %r2, %r3, %r4, %r5 : f32, f32, f64, f32, f16, bf16
}
// CHECK-NEXT: returned

func.func private @nnan() -> f32 {
  %a = arith.constant 0x7FC00000 : f32
  %r = math.acos %a fastmath<nnan> : f32
  // NNAN: [[@LINE+1]]:3: error: undefined: an observed value is poison
  return %r : f32
}

// RUN: not freehold-run %s --entry quad 2>&1 | FileCheck %s --check-prefix=QUAD
func.func private @quad() -> f128 {
  %a = arith.constant 1.0 : f128
  // QUAD: [[@LINE+1]]:8: error: unsupported: math.acos: this float type
  %r = math.acos %a : f128
  return %r : f128
}
