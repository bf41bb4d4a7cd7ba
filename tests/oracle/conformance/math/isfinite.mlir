// math.isfinite: neither infinite nor NaN.
//
// RUN: freehold-run %s | FileCheck %s --match-full-lines

// CHECK: @main()
func.func @main() -> (i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1) {
  // zero
  %a0 = arith.constant 0.0 : f32
  %r0 = math.isfinite %a0 : f32
  // CHECK-NEXT: result 0 = true : i1
  // subnormal
  %a1 = arith.constant 0x00000001 : f32
  %r1 = math.isfinite %a1 : f32
  // CHECK-NEXT: result 1 = true : i1
  // one
  %a2 = arith.constant 1.0 : f32
  %r2 = math.isfinite %a2 : f32
  // CHECK-NEXT: result 2 = true : i1
  // inf
  %a3 = arith.constant 0x7F800000 : f32
  %r3 = math.isfinite %a3 : f32
  // CHECK-NEXT: result 3 = false : i1
  // nan
  %a4 = arith.constant 0x7FC00000 : f32
  %r4 = math.isfinite %a4 : f32
  // CHECK-NEXT: result 4 = false : i1
  %a5 = arith.constant 0.0 : f64
  %r5 = math.isfinite %a5 : f64
  // CHECK-NEXT: result 5 = true : i1
  %a6 = arith.constant 0x0000000000000001 : f64
  %r6 = math.isfinite %a6 : f64
  // CHECK-NEXT: result 6 = true : i1
  %a7 = arith.constant 1.0 : f64
  %r7 = math.isfinite %a7 : f64
  // CHECK-NEXT: result 7 = true : i1
  %a8 = arith.constant 0xFFF0000000000000 : f64
  %r8 = math.isfinite %a8 : f64
  // CHECK-NEXT: result 8 = false : i1
  %a9 = arith.constant 0x7FF8000000000000 : f64
  %r9 = math.isfinite %a9 : f64
  // CHECK-NEXT: result 9 = false : i1
  %a10 = arith.constant 0.0 : f16
  %r10 = math.isfinite %a10 : f16
  // CHECK-NEXT: result 10 = true : i1
  %a11 = arith.constant 0x0001 : f16
  %r11 = math.isfinite %a11 : f16
  // CHECK-NEXT: result 11 = true : i1
  %a12 = arith.constant 1.0 : f16
  %r12 = math.isfinite %a12 : f16
  // CHECK-NEXT: result 12 = true : i1
  %a13 = arith.constant 0xFC00 : f16
  %r13 = math.isfinite %a13 : f16
  // CHECK-NEXT: result 13 = false : i1
  %a14 = arith.constant 0x7E00 : f16
  %r14 = math.isfinite %a14 : f16
  // CHECK-NEXT: result 14 = false : i1
  return %r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7, %r8, %r9, %r10, %r11, %r12, %r13, %r14 : i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1
}
// CHECK-NEXT: returned
