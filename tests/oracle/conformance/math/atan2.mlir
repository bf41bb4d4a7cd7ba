// math.atan2: the angle of the point (x, y), given y and x.
//
// RUN: freehold-run %s | FileCheck %s --match-full-lines

// CHECK: @main()
func.func @main() -> (f32, f64, f64, f64, f32, f16) {
  %a0 = arith.constant 0.0 : f32
  %b0 = arith.constant 1.0 : f32
  %r0 = math.atan2 %a0, %b0 : f32
  // CHECK-NEXT: result 0 = 0 : f32
  %a1 = arith.constant 1.0 : f64
  %b1 = arith.constant 1.0 : f64
  %r1 = math.atan2 %a1, %b1 : f64
  // CHECK-NEXT: result 1 = 0.7853981633974483 : f64
  %a2 = arith.constant 0.0 : f64
  %b2 = arith.constant -1.0 : f64
  %r2 = math.atan2 %a2, %b2 : f64
  // CHECK-NEXT: result 2 = 3.141592653589793 : f64
  %a3 = arith.constant -0.0 : f64
  %b3 = arith.constant -1.0 : f64
  %r3 = math.atan2 %a3, %b3 : f64
  // CHECK-NEXT: result 3 = -3.141592653589793 : f64
  %a4 = arith.constant 1.0 : f32
  %b4 = arith.constant 0.0 : f32
  %r4 = math.atan2 %a4, %b4 : f32
  // CHECK-NEXT: result 4 = 1.5707964 : f32
  %a5 = arith.constant 0.0 : f16
  %b5 = arith.constant 1.0 : f16
  %r5 = math.atan2 %a5, %b5 : f16
  // CHECK-NEXT: result 5 = 0 : f16
  return %r0, %r1, %r2, %r3, %r4, %r5 : f32, f64, f64, f64, f32, f16
}
// CHECK-NEXT: returned
