// math.rsqrt: 1 / sqrt.
//
// RUN: freehold-run %s | FileCheck %s --match-full-lines
// RUN: not freehold-run %s --entry nnan 2>&1 | FileCheck %s --check-prefix=NNAN

// CHECK: @main()
func.func @main() -> (f32, f64, f32, f32, f16, f64) {
  %a0 = arith.constant 4.0 : f32
  %r0 = math.rsqrt %a0 : f32
  // CHECK-NEXT: result 0 = 0.5 : f32
  %a1 = arith.constant 4.0 : f64
  %r1 = math.rsqrt %a1 : f64
  // CHECK-NEXT: result 1 = 0.5 : f64
  %a2 = arith.constant 0.0 : f32
  %r2 = math.rsqrt %a2 : f32
  // CHECK-NEXT: result 2 = inf : f32
  %a3 = arith.constant -1.0 : f32
  %r3 = math.rsqrt %a3 : f32
  // CHECK-NEXT: result 3 = nan : f32
  %a4 = arith.constant 4.0 : f16
  %r4 = math.rsqrt %a4 : f16
  // CHECK-NEXT: result 4 = 0.5 : f16
  %a5 = arith.constant 2.0 : f64
  %r5 = math.rsqrt %a5 : f64
  // CHECK-NEXT: result 5 = 0.7071067811865475 : f64
  return %r0, %r1, %r2, %r3, %r4, %r5 : f32, f64, f32, f32, f16, f64
}
// CHECK-NEXT: returned

func.func private @nnan() -> f32 {
  %a = arith.constant 0x7FC00000 : f32
  %r = math.rsqrt %a fastmath<nnan> : f32
  // NNAN: [[@LINE+1]]:3: error: undefined: an observed value is poison
  return %r : f32
}
