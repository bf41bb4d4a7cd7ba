// arith.shrsi: right shift that keeps the sign; poison from N on, or when exact loses a set bit.
//
// RUN: freehold-run %s | FileCheck %s --match-full-lines
// RUN: not freehold-run %s --entry far 2>&1 | FileCheck %s --check-prefix=FAR
// RUN: not freehold-run %s --entry inexact 2>&1 | FileCheck %s --check-prefix=INEXACT

// CHECK: @main()
func.func @main() -> (i8, i8, i64, i128, i8) {
  // 160 is -96: the documentation's example
  %a0 = arith.constant -96 : i8
  %b0 = arith.constant 3 : i8
  %r0 = arith.shrsi %a0, %b0 : i8
  // CHECK-NEXT: result 0 = -12 : i8
  %a1 = arith.constant 98 : i8
  %b1 = arith.constant 3 : i8
  %r1 = arith.shrsi %a1, %b1 : i8
  // CHECK-NEXT: result 1 = 12 : i8
  %a2 = arith.constant -1 : i64
  %b2 = arith.constant 63 : i64
  %r2 = arith.shrsi %a2, %b2 : i64
  // CHECK-NEXT: result 2 = -1 : i64
  %a3 = arith.constant -170141183460469231731687303715884105728 : i128
  %b3 = arith.constant 127 : i128
  %r3 = arith.shrsi %a3, %b3 : i128
  // CHECK-NEXT: result 3 = -1 : i128
  %a4 = arith.constant -96 : i8
  %b4 = arith.constant 5 : i8
  %r4 = arith.shrsi %a4, %b4 exact : i8
  // CHECK-NEXT: result 4 = -3 : i8
  return %r0, %r1, %r2, %r3, %r4 : i8, i8, i64, i128, i8
}
// CHECK-NEXT: returned

// an amount of N or more is poison, even where nothing is lost
func.func private @far() -> i8 {
  %a = arith.constant 0 : i8
  %b = arith.constant 8 : i8
  %r = arith.shrsi %a, %b : i8
  // FAR: [[@LINE+1]]:3: error: undefined: an observed value is poison
  return %r : i8
}

func.func private @inexact() -> i8 {
  %a = arith.constant -96 : i8
  %b = arith.constant 6 : i8
  %r = arith.shrsi %a, %b exact : i8
  // INEXACT: [[@LINE+1]]:3: error: undefined: an observed value is poison
  return %r : i8
}
