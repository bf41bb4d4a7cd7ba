// arith.uitofp: unsigned integer to float, to nearest even.
//
// RUN: freehold-run %s | FileCheck %s --match-full-lines

// CHECK: @main()
func.func @main() -> (f32, f64, f64, f32, f16, f64) {
  %a0 = arith.constant -5 : i8
  %r0 = arith.uitofp %a0 : i8 to f32
  // CHECK-NEXT: result 0 = 251 : f32
  %a1 = arith.constant true
  %r1 = arith.uitofp %a1 : i1 to f64
  // CHECK-NEXT: result 1 = 1 : f64
  %a2 = arith.constant -1 : i64
  %r2 = arith.uitofp %a2 : i64 to f64
  // CHECK-NEXT: result 2 = 18446744073709551616 : f64
  %a3 = arith.constant -1 : i64
  %r3 = arith.uitofp %a3 : i64 to f32
  // CHECK-NEXT: result 3 = 1.8446744e+19 : f32
  %a4 = arith.constant -1 : i16
  %r4 = arith.uitofp %a4 : i16 to f16
  // CHECK-NEXT: result 4 = inf : f16
  %a5 = arith.constant -1 : i100
  %r5 = arith.uitofp %a5 : i100 to f64
  // CHECK-NEXT: result 5 = 1.2676506002282294e+30 : f64
  return %r0, %r1, %r2, %r3, %r4, %r5 : f32, f64, f64, f32, f16, f64
}
// CHECK-NEXT: returned
