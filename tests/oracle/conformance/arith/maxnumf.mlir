// arith.maxnumf: the larger one; if one operand is NaN, the other one.
//
// RUN: freehold-run %s | FileCheck %s --match-full-lines
// RUN: not freehold-run %s --entry nnan 2>&1 | FileCheck %s --check-prefix=NNAN
// RUN: not freehold-run %s --entry ninf 2>&1 | FileCheck %s --check-prefix=NINF

// CHECK: @main()
func.func @main() -> (f32, f32, f32, f32, f16, f32) {
  %a0 = arith.constant 1.0 : f32
  %b0 = arith.constant 2.0 : f32
  %r0 = arith.maxnumf %a0, %b0 : f32
  // CHECK-NEXT: result 0 = 2 : f32
  %a1 = arith.constant 0x7FC00000 : f32
  %b1 = arith.constant 1.0 : f32
  %r1 = arith.maxnumf %a1, %b1 : f32
  // CHECK-NEXT: result 1 = 1 : f32
  %a2 = arith.constant 1.0 : f32
  %b2 = arith.constant 0x7FC00000 : f32
  %r2 = arith.maxnumf %a2, %b2 : f32
  // CHECK-NEXT: result 2 = 1 : f32
  %a3 = arith.constant 0x7FC00000 : f32
  %b3 = arith.constant 0x7FC00000 : f32
  %r3 = arith.maxnumf %a3, %b3 : f32
  // CHECK-NEXT: result 3 = nan : f32
  %a4 = arith.constant 1.0 : f16
  %b4 = arith.constant 2.0 : f16
  %r4 = arith.maxnumf %a4, %b4 : f16
  // CHECK-NEXT: result 4 = 2 : f16
  // flags change no result that they allow
  %a5 = arith.constant 1.0 : f32
  %b5 = arith.constant 2.0 : f32
  %r5 = arith.maxnumf %a5, %b5 fastmath<fast> : f32
  // CHECK-NEXT: result 5 = 2 : f32
  return %r0, %r1, %r2, %r3, %r4, %r5 : f32, f32, f32, f32, f16, f32
}
// CHECK-NEXT: returned

// A NaN operand is poison under nnan.
func.func private @nnan() -> f32 {
  %a = arith.constant 0x7FC00000 : f32
  %b = arith.constant 1.0 : f32
  %r = arith.maxnumf %a, %b fastmath<nnan> : f32
  // NNAN: [[@LINE+1]]:3: error: undefined: an observed value is poison
  return %r : f32
}

// So is an infinite one under ninf.
func.func private @ninf() -> f32 {
  %a = arith.constant 0x7F800000 : f32
  %b = arith.constant 1.0 : f32
  %r = arith.maxnumf %a, %b fastmath<ninf> : f32
  // NINF: [[@LINE+1]]:3: error: undefined: an observed value is poison
  return %r : f32
}
