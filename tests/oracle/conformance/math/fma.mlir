// math.fma: a*b + c, rounded once.
//
// RUN: freehold-run %s | FileCheck %s --match-full-lines

// CHECK: @main()
func.func @main() -> (f32, f32, f64, f16, f128, f32) {
  %a0 = arith.constant 2.0 : f32
  %b0 = arith.constant 3.0 : f32
  %c0 = arith.constant 4.0 : f32
  %r0 = math.fma %a0, %b0, %c0 : f32
  // CHECK-NEXT: result 0 = 10 : f32
  // (1+e)^2 - (1+2e) = e^2, which rounding the product would lose: e = 2^-23
  %a1 = arith.constant 1.00000011920928955078125 : f32
  %b1 = arith.constant 1.00000011920928955078125 : f32
  %c1 = arith.constant -1.0000002384185791015625 : f32
  %r1 = math.fma %a1, %b1, %c1 : f32
  // CHECK-NEXT: result 1 = 1.4210855e-14 : f32
  %a2 = arith.constant 2.0 : f64
  %b2 = arith.constant 3.0 : f64
  %c2 = arith.constant 4.0 : f64
  %r2 = math.fma %a2, %b2, %c2 : f64
  // CHECK-NEXT: result 2 = 10 : f64
  %a3 = arith.constant 2.0 : f16
  %b3 = arith.constant 3.0 : f16
  %c3 = arith.constant 4.0 : f16
  %r3 = math.fma %a3, %b3, %c3 : f16
  // CHECK-NEXT: result 3 = 10 : f16
  %a4 = arith.constant 2.0 : f128
  %b4 = arith.constant 3.0 : f128
  %c4 = arith.constant 4.0 : f128
  %r4 = math.fma %a4, %b4, %c4 : f128
  // CHECK-NEXT: result 4 = 10 : f128
  %a5 = arith.constant 0x7F800000 : f32
  %b5 = arith.constant 0.0 : f32
  %c5 = arith.constant 1.0 : f32
  %r5 = math.fma %a5, %b5, %c5 : f32
  // CHECK-NEXT: result 5 = nan : f32
  return %r0, %r1, %r2, %r3, %r4, %r5 : f32, f32, f64, f16, f128, f32
}
// CHECK-NEXT: returned

// The exact results lie beside the middle of two numbers, and f32 would round them to that middle.
// CHECK: @once()
func.func @once() -> (i16, i16) {
  %a = arith.constant 0x3FF8 : f16
  %b = arith.constant 0x2E06 : f16
  %c = arith.constant 0x5B38 : f16
  %r = math.fma %a, %b, %c : f16
  %bits = arith.bitcast %r : f16 to i16
  // CHECK-NEXT: result 0 = 23353 : i16
  %x = arith.constant 0x3F81 : bf16
  %y = arith.constant 1.5 : bf16
  %z = arith.constant 0xA180 : bf16
  %q = math.fma %x, %y, %z : bf16
  %qBits = arith.bitcast %q : bf16 to i16
  // CHECK-NEXT: result 1 = 16321 : i16
  return %bits, %qBits : i16, i16
}
