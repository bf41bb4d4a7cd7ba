// math.sincos: sine and cosine.
//
// RUN: freehold-run %s | FileCheck %s --match-full-lines

// CHECK: @main()
func.func @main() -> (f32, f32, f64, f64, f32, f32, f16, f16) {
  %a0 = arith.constant 0.0 : f32
  %r0:2 = math.sincos %a0 : f32
  // CHECK-NEXT: result 0 = 0 : f32
  // CHECK-NEXT: result 1 = 1 : f32
  %a1 = arith.constant 0.75 : f64
  %r1:2 = math.sincos %a1 : f64
  // CHECK-NEXT: result 2 = 0.6816387600233341 : f64
  // CHECK-NEXT: result 3 = 0.7316888688738209 : f64
  %a2 = arith.constant 0.75 : f32
  %r2:2 = math.sincos %a2 : f32
  // CHECK-NEXT: result 4 = 0.6816388 : f32
  // CHECK-NEXT: result 5 = 0.73168886 : f32
  %a3 = arith.constant 0.0 : f16
  %r3:2 = math.sincos %a3 : f16
  // CHECK-NEXT: result 6 = 0 : f16
  // CHECK-NEXT: result 7 = 1 : f16
  return %r0#0, %r0#1, %r1#0, %r1#1, %r2#0, %r2#1, %r3#0, %r3#1 : f32, f32, f64, f64, f32, f32, f16, f16
}
// CHECK-NEXT: returned
