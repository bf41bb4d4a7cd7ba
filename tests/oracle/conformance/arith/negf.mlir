// arith.negf: the sign flipped, of zeros and infinities too.
//
// RUN: freehold-run %s | FileCheck %s --match-full-lines
// RUN: not freehold-run %s --entry nnan 2>&1 | FileCheck %s --check-prefix=NNAN

// CHECK: @main()
func.func @main() -> (f32, f64, f16, f32, bf16, f80, f8E4M3FN, f128, f8E4M3FNUZ) {
  %a0 = arith.constant 1.5 : f32
  %r0 = arith.negf %a0 : f32
  // CHECK-NEXT: result 0 = -1.5 : f32
  %a1 = arith.constant 0.0 : f64
  %r1 = arith.negf %a1 : f64
  // CHECK-NEXT: result 1 = -0 : f64
  %a2 = arith.constant -0.0 : f16
  %r2 = arith.negf %a2 : f16
  // CHECK-NEXT: result 2 = 0 : f16
  %a3 = arith.constant 0x7F800000 : f32
  %r3 = arith.negf %a3 : f32
  // CHECK-NEXT: result 3 = -inf : f32
  %a4 = arith.constant 1.5 : bf16
  %r4 = arith.negf %a4 : bf16
  // CHECK-NEXT: result 4 = -1.5 : bf16
  %a5 = arith.constant 1.5 : f80
  %r5 = arith.negf %a5 : f80
  // CHECK-NEXT: result 5 = -1.5 : f80
  %a6 = arith.constant 1.5 : f8E4M3FN
  %r6 = arith.negf %a6 : f8E4M3FN
  // CHECK-NEXT: result 6 = -1.5 : f8E4M3FN
  %a7 = arith.constant 1.5 : f128
  %r7 = arith.negf %a7 : f128
  // CHECK-NEXT: result 7 = -1.5 : f128
  // a format without -0 keeps its 0
  %a8 = arith.constant 0.0 : f8E4M3FNUZ
  %r8 = arith.negf %a8 : f8E4M3FNUZ
  // CHECK-NEXT: result 8 = 0 : f8E4M3FNUZ
  return %r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7, %r8 : f32, f64, f16, f32, bf16, f80, f8E4M3FN, f128, f8E4M3FNUZ
}
// CHECK-NEXT: returned

func.func private @nnan() -> f32 {
  %a = arith.constant 0x7FC00000 : f32
  %r = arith.negf %a fastmath<nnan> : f32
  // NNAN: [[@LINE+1]]:3: error: undefined: an observed value is poison
  return %r : f32
}
