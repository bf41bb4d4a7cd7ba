// arith.extf: to a wider float: exact.
//
// RUN: freehold-run %s | FileCheck %s --match-full-lines

// CHECK: @main()
func.func @main() -> (f64, f32, f64, f32, f64, f32, f16) {
  // 0.1 as a float is not 0.1
  %a0 = arith.constant 0.1 : f32
  %r0 = arith.extf %a0 : f32 to f64
  // CHECK-NEXT: result 0 = 0.10000000149011612 : f64
  %a1 = arith.constant -0.0 : f16
  %r1 = arith.extf %a1 : f16 to f32
  // CHECK-NEXT: result 1 = -0 : f32
  %a2 = arith.constant 0x7C00 : f16
  %r2 = arith.extf %a2 : f16 to f64
  // CHECK-NEXT: result 2 = inf : f64
  %a3 = arith.constant 1.5 : bf16
  %r3 = arith.extf %a3 : bf16 to f32
  // CHECK-NEXT: result 3 = 1.5 : f32
  %a4 = arith.constant 0x7FC00000 : f32
  %r4 = arith.extf %a4 : f32 to f64
  // CHECK-NEXT: result 4 = nan : f64
  // the least subnormal
  %a5 = arith.constant 0x0001 : f16
  %r5 = arith.extf %a5 : f16 to f32
  // CHECK-NEXT: result 5 = 5.9604645e-08 : f32
  %a6 = arith.constant 448.0 : f8E4M3FN
  %r6 = arith.extf %a6 : f8E4M3FN to f16
  // CHECK-NEXT: result 6 = 448 : f16
  return %r0, %r1, %r2, %r3, %r4, %r5, %r6 : f64, f32, f64, f32, f64, f32, f16
}
// CHECK-NEXT: returned
