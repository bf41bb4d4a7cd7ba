// math.absf: magnitude.
//
// RUN: freehold-run %s | FileCheck %s --match-full-lines
// RUN: not freehold-run %s --entry nnan 2>&1 | FileCheck %s --check-prefix=NNAN

// CHECK: @main()
func.func @main() -> (f32, f64, f32, f16, f128) {
  %a0 = arith.constant -1.5 : f32
  %r0 = math.absf %a0 : f32
  // CHECK-NEXT: result 0 = 1.5 : f32
  %a1 = arith.constant -0.0 : f64
  %r1 = math.absf %a1 : f64
  // CHECK-NEXT: result 1 = 0 : f64
  %a2 = arith.constant 0xFF800000 : f32
  %r2 = math.absf %a2 : f32
  // CHECK-NEXT: result 2 = inf : f32
  %a3 = arith.constant -1.5 : f16
  %r3 = math.absf %a3 : f16
  // CHECK-NEXT: result 3 = 1.5 : f16
  %a4 = arith.constant -1.5 : f128
  %r4 = math.absf %a4 : f128
  // CHECK-NEXT: result 4 = 1.5 : f128
  return %r0, %r1, %r2, %r3, %r4 : f32, f64, f32, f16, f128
}
// CHECK-NEXT: returned

func.func private @nnan() -> f32 {
  %a = arith.constant 0x7FC00000 : f32
  %r = math.absf %a fastmath<nnan> : f32
  // NNAN: [[@LINE+1]]:3: error: undefined: an observed value is poison
  return %r : f32
}
