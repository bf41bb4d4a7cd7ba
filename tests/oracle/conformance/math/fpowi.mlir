// math.fpowi: a float to an integer power.
//
// RUN: freehold-run %s | FileCheck %s --match-full-lines

// CHECK: @main()
func.func @main() -> (f32, f64, f32, f32, f64, f16, f32, f32, f32) {
  %a0 = arith.constant 2.0 : f32
  %b0 = arith.constant 10 : i32
  %r0 = math.fpowi %a0, %b0 : f32, i32
  // CHECK-NEXT: result 0 = 1024 : f32
  %a1 = arith.constant 2.0 : f64
  %b1 = arith.constant -2 : i32
  %r1 = math.fpowi %a1, %b1 : f64, i32
  // CHECK-NEXT: result 1 = 0.25 : f64
  %a2 = arith.constant 0.0 : f32
  %b2 = arith.constant 0 : i32
  %r2 = math.fpowi %a2, %b2 : f32, i32
  // CHECK-NEXT: result 2 = 1 : f32
  %a3 = arith.constant 0.0 : f32
  %b3 = arith.constant -1 : i32
  %r3 = math.fpowi %a3, %b3 : f32, i32
  // CHECK-NEXT: result 3 = inf : f32
  %a4 = arith.constant -3.0 : f64
  %b4 = arith.constant 3 : i64
  %r4 = math.fpowi %a4, %b4 : f64, i64
  // CHECK-NEXT: result 4 = -27 : f64
  %a5 = arith.constant 2.0 : f16
  %b5 = arith.constant 3 : i8
  %r5 = math.fpowi %a5, %b5 : f16, i8
  // CHECK-NEXT: result 5 = 8 : f16
  // the least power
  %a6 = arith.constant 1.0 : f32
  %b6 = arith.constant -2147483648 : i32
  %r6 = math.fpowi %a6, %b6 : f32, i32
  // CHECK-NEXT: result 6 = 1 : f32
  %a7 = arith.constant -1.0 : f32
  %b7 = arith.constant -2147483648 : i32
  %r7 = math.fpowi %a7, %b7 : f32, i32
  // CHECK-NEXT: result 7 = 1 : f32
  // index too
  %a8 = arith.constant 2.0 : f32
  %b8 = arith.constant 3 : index
  %r8 = math.fpowi %a8, %b8 : f32, index
  // CHECK-NEXT: result 8 = 8 : f32
  return %r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7, %r8 : f32, f64, f32, f32, f64, f16, f32, f32, f32
}
// CHECK-NEXT: returned
