// math.clampf: maximumf(minimumf(value, min), max), to the letter of its documentation and of
// math-expand-ops: what the name promises would be the other way round.
//
// RUN: freehold-run %s | FileCheck %s --match-full-lines

// CHECK: @main()
func.func @main() -> (f32, f32, f64, f32, f16) {
  %a0 = arith.constant 5.0 : f32
  %b0 = arith.constant 1.0 : f32
  %c0 = arith.constant 3.0 : f32
  %r0 = math.clampf %a0 to [%b0, %c0] : f32
  // CHECK-NEXT: result 0 = 3 : f32
  %a1 = arith.constant 0.5 : f32
  %b1 = arith.constant 1.0 : f32
  %c1 = arith.constant 3.0 : f32
  %r1 = math.clampf %a1 to [%b1, %c1] : f32
  // CHECK-NEXT: result 1 = 3 : f32
  %a2 = arith.constant 5.0 : f64
  %b2 = arith.constant 4.0 : f64
  %c2 = arith.constant 2.0 : f64
  %r2 = math.clampf %a2 to [%b2, %c2] : f64
  // CHECK-NEXT: result 2 = 4 : f64
  %a3 = arith.constant 0x7FC00000 : f32
  %b3 = arith.constant 1.0 : f32
  %c3 = arith.constant 3.0 : f32
  %r3 = math.clampf %a3 to [%b3, %c3] : f32
  // CHECK-NEXT: result 3 = nan : f32
  %a4 = arith.constant 5.0 : f16
  %b4 = arith.constant 4.0 : f16
  %c4 = arith.constant 2.0 : f16
  %r4 = math.clampf %a4 to [%b4, %c4] : f16
  // CHECK-NEXT: result 4 = 4 : f16
  return %r0, %r1, %r2, %r3, %r4 : f32, f32, f64, f32, f16
}
// CHECK-NEXT: returned
