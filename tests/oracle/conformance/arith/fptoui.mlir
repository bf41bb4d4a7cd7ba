// arith.fptoui: float to unsigned integer, towards zero. What does not fit is poison.
//
// RUN: freehold-run %s | FileCheck %s --match-full-lines
// RUN: not freehold-run %s --entry high 2>&1 | FileCheck %s --check-prefix=HIGH
// RUN: not freehold-run %s --entry low 2>&1 | FileCheck %s --check-prefix=LOW
// RUN: not freehold-run %s --entry nan 2>&1 | FileCheck %s --check-prefix=NAN

// CHECK: @main()
func.func @main() -> (i32, i8, i8, i64, i1) {
  %a0 = arith.constant 2.9 : f32
  %r0 = arith.fptoui %a0 : f32 to i32
  // CHECK-NEXT: result 0 = 2 : i32
  %a1 = arith.constant 255.9 : f64
  %r1 = arith.fptoui %a1 : f64 to i8
  // CHECK-NEXT: result 1 = -1 : i8
  // towards zero from below
  %a2 = arith.constant -0.9 : f32
  %r2 = arith.fptoui %a2 : f32 to i8
  // CHECK-NEXT: result 2 = 0 : i8
  %a3 = arith.constant 18446744073709549568.0 : f64
  %r3 = arith.fptoui %a3 : f64 to i64
  // CHECK-NEXT: result 3 = -2048 : i64
  %a4 = arith.constant 1.5 : f16
  %r4 = arith.fptoui %a4 : f16 to i1
  // CHECK-NEXT: result 4 = true : i1
  return %r0, %r1, %r2, %r3, %r4 : i32, i8, i8, i64, i1
}
// CHECK-NEXT: returned

func.func private @high() -> i8 {
  %a = arith.constant 256.0 : f32
  %r = arith.fptoui %a : f32 to i8
  // HIGH: [[@LINE+1]]:3: error: undefined: an observed value is poison
  return %r : i8
}

func.func private @low() -> i8 {
  %a = arith.constant -1.0 : f32
  %r = arith.fptoui %a : f32 to i8
  // LOW: [[@LINE+1]]:3: error: undefined: an observed value is poison
  return %r : i8
}

func.func private @nan() -> i32 {
  %a = arith.constant 0x7FC00000 : f32
  %r = arith.fptoui %a : f32 to i32
  // NAN: [[@LINE+1]]:3: error: undefined: an observed value is poison
  return %r : i32
}
