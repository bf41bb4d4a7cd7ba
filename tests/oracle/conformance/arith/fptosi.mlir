// arith.fptosi: float to signed integer, towards zero. What does not fit is poison.
//
// RUN: freehold-run %s | FileCheck %s --match-full-lines
// RUN: not freehold-run %s --entry high 2>&1 | FileCheck %s --check-prefix=HIGH
// RUN: not freehold-run %s --entry low 2>&1 | FileCheck %s --check-prefix=LOW
// RUN: not freehold-run %s --entry nan 2>&1 | FileCheck %s --check-prefix=NAN
// RUN: not freehold-run %s --entry high64 2>&1 | FileCheck %s --check-prefix=HIGH64
// RUN: not freehold-run %s --entry high_f16 2>&1 | FileCheck %s --check-prefix=HIGH-F16
// RUN: not freehold-run %s --entry infinite 2>&1 | FileCheck %s --check-prefix=INFINITE

// CHECK: @main()
func.func @main() -> (i32, i8, i8, i8, i1, i128, i64, i64) {
  %a0 = arith.constant -2.9 : f32
  %r0 = arith.fptosi %a0 : f32 to i32
  // CHECK-NEXT: result 0 = -2 : i32
  %a1 = arith.constant 2.9 : f64
  %r1 = arith.fptosi %a1 : f64 to i8
  // CHECK-NEXT: result 1 = 2 : i8
  %a2 = arith.constant -128.9 : f64
  %r2 = arith.fptosi %a2 : f64 to i8
  // CHECK-NEXT: result 2 = -128 : i8
  %a3 = arith.constant 127.9 : f32
  %r3 = arith.fptosi %a3 : f32 to i8
  // CHECK-NEXT: result 3 = 127 : i8
  %a4 = arith.constant -1.5 : f16
  %r4 = arith.fptosi %a4 : f16 to i1
  // CHECK-NEXT: result 4 = true : i1
  %a5 = arith.constant 1.0e20 : f64
  %r5 = arith.fptosi %a5 : f64 to i128
  // CHECK-NEXT: result 5 = 100000000000000000000 : i128
  %a6 = arith.constant -9223372036854775808.0 : f64
  %r6 = arith.fptosi %a6 : f64 to i64
  // CHECK-NEXT: result 6 = -9223372036854775808 : i64
  %a7 = arith.constant 3.5 : bf16
  %r7 = arith.fptosi %a7 : bf16 to i64
  // CHECK-NEXT: result 7 = 3 : i64
  return %r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7 : i32, i8, i8, i8, i1, i128, i64, i64
}
// CHECK-NEXT: returned

func.func private @high() -> i8 {
  %a = arith.constant 128.0 : f32
  %r = arith.fptosi %a : f32 to i8
  // HIGH: [[@LINE+1]]:3: error: undefined: an observed value is poison
  return %r : i8
}

func.func private @low() -> i8 {
  %a = arith.constant -129.0 : f32
  %r = arith.fptosi %a : f32 to i8
  // LOW: [[@LINE+1]]:3: error: undefined: an observed value is poison
  return %r : i8
}

func.func private @nan() -> i32 {
  %a = arith.constant 0x7FC00000 : f32
  %r = arith.fptosi %a : f32 to i32
  // NAN: [[@LINE+1]]:3: error: undefined: an observed value is poison
  return %r : i32
}

func.func private @high64() -> i64 {
  %a = arith.constant 9223372036854775808.0 : f64
  %r = arith.fptosi %a : f64 to i64
  // HIGH64: [[@LINE+1]]:3: error: undefined: an observed value is poison
  return %r : i64
}

func.func private @high_f16() -> i8 {
  %a = arith.constant 128.0 : f16
  %r = arith.fptosi %a : f16 to i8
  // HIGH-F16: [[@LINE+1]]:3: error: undefined: an observed value is poison
  return %r : i8
}

func.func private @infinite() -> i128 {
  %a = arith.constant 0x7FF0000000000000 : f64
  %r = arith.fptosi %a : f64 to i128
  // INFINITE: [[@LINE+1]]:3: error: undefined: an observed value is poison
  return %r : i128
}
