// math.powf: a float to the power of a float.
//
// RUN: freehold-run %s | FileCheck %s --match-full-lines
// RUN: not freehold-run %s --entry ninf 2>&1 | FileCheck %s --check-prefix=NINF

// CHECK: @main()
func.func @main() -> (f32, f64, f32, f32, f32, f32, f16) {
  %a0 = arith.constant 2.0 : f32
  %b0 = arith.constant 10.0 : f32
  %r0 = math.powf %a0, %b0 : f32
  // CHECK-NEXT: result 0 = 1024 : f32
  %a1 = arith.constant 2.0 : f64
  %b1 = arith.constant 0.5 : f64
  %r1 = math.powf %a1, %b1 : f64
  // CHECK-NEXT: result 1 = 1.4142135623730951 : f64
  %a2 = arith.constant -8.0 : f32
  %b2 = arith.constant 3.0 : f32
  %r2 = math.powf %a2, %b2 : f32
  // CHECK-NEXT: result 2 = -512 : f32
  %a3 = arith.constant -8.0 : f32
  %b3 = arith.constant 0.5 : f32
  %r3 = math.powf %a3, %b3 : f32
  // CHECK-NEXT: result 3 = nan : f32
  %a4 = arith.constant 0.0 : f32
  %b4 = arith.constant 0.0 : f32
  %r4 = math.powf %a4, %b4 : f32
  // CHECK-NEXT: result 4 = 1 : f32
  %a5 = arith.constant 0.0 : f32
  %b5 = arith.constant -1.0 : f32
  %r5 = math.powf %a5, %b5 : f32
  // CHECK-NEXT: result 5 = inf : f32
  %a6 = arith.constant 2.0 : f16
  %b6 = arith.constant 3.0 : f16
  %r6 = math.powf %a6, %b6 : f16
  // CHECK-NEXT: result 6 = 8 : f16
  return %r0, %r1, %r2, %r3, %r4, %r5, %r6 : f32, f64, f32, f32, f32, f32, f16
}
// CHECK-NEXT: returned

func.func private @ninf() -> f32 {
  %a = arith.constant 1.0e30 : f32
  %b = arith.constant 2.0 : f32
  %r = math.powf %a, %b fastmath<ninf> : f32
  // NINF: [[@LINE+1]]:3: error: undefined: an observed value is poison
  return %r : f32
}
