// math.isnormal: neither zero, subnormal, infinite nor NaN.
//
// RUN: freehold-run %s | FileCheck %s --match-full-lines

// CHECK: @main()
func.func @main() -> (i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1) {
  // zero
  %a0 = arith.constant 0.0 : f32
  %r0 = math.isnormal %a0 : f32
  // CHECK-NEXT: result 0 = false : i1
  // subnormal
  %a1 = arith.constant 0x00000001 : f32
  %r1 = math.isnormal %a1 : f32
  // CHECK-NEXT: result 1 = false : i1
  // one
  %a2 = arith.constant 1.0 : f32
  %r2 = math.isnormal %a2 : f32
  // CHECK-NEXT: result 2 = true : i1
  // inf
  %a3 = arith.constant 0x7F800000 : f32
  %r3 = math.isnormal %a3 : f32
  // CHECK-NEXT: result 3 = false : i1
  // nan
  %a4 = arith.constant 0x7FC00000 : f32
  %r4 = math.isnormal %a4 : f32
  // CHECK-NEXT: result 4 = false : i1
  %a5 = arith.constant 0.0 : f64
  %r5 = math.isnormal %a5 : f64
  // CHECK-NEXT: result 5 = false : i1
  %a6 = arith.constant 0x0000000000000001 : f64
  %r6 = math.isnormal %a6 : f64
  // CHECK-NEXT: result 6 = false : i1
  %a7 = arith.constant 1.0 : f64
  %r7 = math.isnormal %a7 : f64
  // CHECK-NEXT: result 7 = true : i1
  %a8 = arith.constant 0xFFF0000000000000 : f64
  %r8 = math.isnormal %a8 : f64
  // CHECK-NEXT: result 8 = false : i1
  %a9 = arith.constant 0x7FF8000000000000 : f64
  %r9 = math.isnormal %a9 : f64
  // CHECK-NEXT: result 9 = false : i1
  %a10 = arith.constant 0.0 : f16
  %r10 = math.isnormal %a10 : f16
  // CHECK-NEXT: result 10 = false : i1
  %a11 = arith.constant 0x0001 : f16
  %r11 = math.isnormal %a11 : f16
  // CHECK-NEXT: result 11 = false : i1
  %a12 = arith.constant 1.0 : f16
  %r12 = math.isnormal %a12 : f16
  // CHECK-NEXT: result 12 = true : i1
  %a13 = arith.constant 0xFC00 : f16
  %r13 = math.isnormal %a13 : f16
  // CHECK-NEXT: result 13 = false : i1
  %a14 = arith.constant 0x7E00 : f16
  %r14 = math.isnormal %a14 : f16
  // CHECK-NEXT: result 14 = false : i1
  return %r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7, %r8, %r9, %r10, %r11, %r12, %r13, %r14 : i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1
}
// CHECK-NEXT: returned
