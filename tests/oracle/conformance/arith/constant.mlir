// arith.constant: a value of the attribute's type.
//
// RUN: freehold-run %s | FileCheck %s --match-full-lines

// CHECK: @main()
func.func @main() -> (i32, i1, i8, i8, index, i128, f32, f64, f16, f32, bf16, f64, f80) {
  %r0 = arith.constant 5 : i32
  // CHECK-NEXT: result 0 = 5 : i32
  %r1 = arith.constant true
  // CHECK-NEXT: result 1 = true : i1
  %r2 = arith.constant -1 : i8
  // CHECK-NEXT: result 2 = -1 : i8
  %r3 = arith.constant 255 : i8
  // CHECK-NEXT: result 3 = -1 : i8
  %r4 = arith.constant -3 : index
  // CHECK-NEXT: result 4 = -3 : index
  %r5 = arith.constant -170141183460469231731687303715884105728 : i128
  // CHECK-NEXT: result 5 = -170141183460469231731687303715884105728 : i128
  %r6 = arith.constant 0.1 : f32
  // CHECK-NEXT: result 6 = 0.1 : f32
  %r7 = arith.constant 0.1 : f64
  // CHECK-NEXT: result 7 = 0.1 : f64
  %r8 = arith.constant 0.1 : f16
  // CHECK-NEXT: result 8 = 0.1 : f16
  %r9 = arith.constant 0x7F800000 : f32
  // CHECK-NEXT: result 9 = inf : f32
  %r10 = arith.constant -0.0 : bf16
  // CHECK-NEXT: result 10 = -0 : bf16
  %r11 = arith.constant 1.0e-5 : f64
  // CHECK-NEXT: result 11 = 1e-05 : f64
  %r12 = arith.constant 1.5 : f80
  // CHECK-NEXT: result 12 = 1.5 : f80
  return %r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7, %r8, %r9, %r10, %r11, %r12 : i32, i1, i8, i8, index, i128, f32, f64, f16, f32, bf16, f64, f80
}
// CHECK-NEXT: returned
