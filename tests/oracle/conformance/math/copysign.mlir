// math.copysign: magnitude of the first, sign of the second.
//
// RUN: freehold-run %s | FileCheck %s --match-full-lines

// CHECK: @main()
func.func @main() -> (f32, f64, f16, f32, f80) {
  %a0 = arith.constant 1.5 : f32
  %b0 = arith.constant -2.0 : f32
  %r0 = math.copysign %a0, %b0 : f32
  // CHECK-NEXT: result 0 = -1.5 : f32
  %a1 = arith.constant -1.5 : f64
  %b1 = arith.constant 2.0 : f64
  %r1 = math.copysign %a1, %b1 : f64
  // CHECK-NEXT: result 1 = 1.5 : f64
  %a2 = arith.constant 1.5 : f16
  %b2 = arith.constant -0.0 : f16
  %r2 = math.copysign %a2, %b2 : f16
  // CHECK-NEXT: result 2 = -1.5 : f16
  %a3 = arith.constant 0x7F800000 : f32
  %b3 = arith.constant -1.0 : f32
  %r3 = math.copysign %a3, %b3 : f32
  // CHECK-NEXT: result 3 = -inf : f32
  %a4 = arith.constant 1.5 : f80
  %b4 = arith.constant -0.0 : f80
  %r4 = math.copysign %a4, %b4 : f80
  // CHECK-NEXT: result 4 = -1.5 : f80
  return %r0, %r1, %r2, %r3, %r4 : f32, f64, f16, f32, f80
}
// CHECK-NEXT: returned
