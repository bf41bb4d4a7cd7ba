// arith.minimumf: the smaller one; NaN if an operand is NaN. -0 is less than 0.
//
// RUN: freehold-run %s | FileCheck %s --match-full-lines
// RUN: not freehold-run %s --entry nnan 2>&1 | FileCheck %s --check-prefix=NNAN
// RUN: not freehold-run %s --entry ninf 2>&1 | FileCheck %s --check-prefix=NINF

// CHECK: @main()
func.func @main() -> (f32, f32, f64, f32, f32, f80, f32) {
  %a0 = arith.constant 1.0 : f32
  %b0 = arith.constant 2.0 : f32
  %r0 = arith.minimumf %a0, %b0 : f32
  // CHECK-NEXT: result 0 = 1 : f32
  %a1 = arith.constant -0.0 : f32
  %b1 = arith.constant 0.0 : f32
  %r1 = arith.minimumf %a1, %b1 : f32
  // CHECK-NEXT: result 1 = -0 : f32
  %a2 = arith.constant 0.0 : f64
  %b2 = arith.constant -0.0 : f64
  %r2 = arith.minimumf %a2, %b2 : f64
  // CHECK-NEXT: result 2 = -0 : f64
  %a3 = arith.constant 0x7FC00000 : f32
  %b3 = arith.constant 1.0 : f32
  %r3 = arith.minimumf %a3, %b3 : f32
  // CHECK-NEXT: result 3 = nan : f32
  %a4 = arith.constant 1.0 : f32
  %b4 = arith.constant 0x7FC00000 : f32
  %r4 = arith.minimumf %a4, %b4 : f32
  // CHECK-NEXT: result 4 = nan : f32
  %a5 = arith.constant 1.0 : f80
  %b5 = arith.constant 2.0 : f80
  %r5 = arith.minimumf %a5, %b5 : f80
  // CHECK-NEXT: result 5 = 1 : f80
  // flags change no result that they allow
  %a6 = arith.constant 1.0 : f32
  %b6 = arith.constant 2.0 : f32
  %r6 = arith.minimumf %a6, %b6 fastmath<fast> : f32
  // CHECK-NEXT: result 6 = 1 : f32
  return %r0, %r1, %r2, %r3, %r4, %r5, %r6 : f32, f32, f64, f32, f32, f80, f32
}
// CHECK-NEXT: returned

// A NaN operand is poison under nnan.
func.func private @nnan() -> f32 {
  %a = arith.constant 0x7FC00000 : f32
  %b = arith.constant 1.0 : f32
  %r = arith.minimumf %a, %b fastmath<nnan> : f32
  // NNAN: [[@LINE+1]]:3: error: undefined: an observed value is poison
  return %r : f32
}

// So is an infinite one under ninf.
func.func private @ninf() -> f32 {
  %a = arith.constant 0x7F800000 : f32
  %b = arith.constant 1.0 : f32
  %r = arith.minimumf %a, %b fastmath<ninf> : f32
  // NINF: [[@LINE+1]]:3: error: undefined: an observed value is poison
  return %r : f32
}
