// arith.shrui: right shift that fills with zeros; poison from N on, or when exact loses a set bit.
//
// RUN: freehold-run %s | FileCheck %s --match-full-lines
// RUN: not freehold-run %s --entry far 2>&1 | FileCheck %s --check-prefix=FAR
// RUN: not freehold-run %s --entry inexact 2>&1 | FileCheck %s --check-prefix=INEXACT
// RUN: not freehold-run %s --entry far65 2>&1 | FileCheck %s --check-prefix=FAR65

// CHECK: @main()
func.func @main() -> (i8, i64, i128, i1, i8) {
  // 160 >> 6: the documentation's example
  %a0 = arith.constant -96 : i8
  %b0 = arith.constant 6 : i8
  %r0 = arith.shrui %a0, %b0 : i8
  // CHECK-NEXT: result 0 = 2 : i8
  %a1 = arith.constant -1 : i64
  %b1 = arith.constant 63 : i64
  %r1 = arith.shrui %a1, %b1 : i64
  // CHECK-NEXT: result 1 = 1 : i64
  %a2 = arith.constant -1 : i128
  %b2 = arith.constant 127 : i128
  %r2 = arith.shrui %a2, %b2 : i128
  // CHECK-NEXT: result 2 = 1 : i128
  %a3 = arith.constant true
  %b3 = arith.constant false
  %r3 = arith.shrui %a3, %b3 : i1
  // CHECK-NEXT: result 3 = true : i1
  // the documentation's example
  %a4 = arith.constant -96 : i8
  %b4 = arith.constant 3 : i8
  %r4 = arith.shrui %a4, %b4 exact : i8
  // CHECK-NEXT: result 4 = 20 : i8
  return %r0, %r1, %r2, %r3, %r4 : i8, i64, i128, i1, i8
}
// CHECK-NEXT: returned

// an amount of N or more is poison, even where nothing is lost
func.func private @far() -> i8 {
  %a = arith.constant 0 : i8
  %b = arith.constant 8 : i8
  %r = arith.shrui %a, %b : i8
  // FAR: [[@LINE+1]]:3: error: undefined: an observed value is poison
  return %r : i8
}

func.func private @inexact() -> i8 {
  %a = arith.constant -96 : i8
  %b = arith.constant 6 : i8
  %r = arith.shrui %a, %b exact : i8
  // INEXACT: [[@LINE+1]]:3: error: undefined: an observed value is poison
  return %r : i8
}

func.func private @far65() -> i65 {
  %a = arith.constant 0 : i65
  %b = arith.constant 65 : i65
  %r = arith.shrui %a, %b : i65
  // FAR65: [[@LINE+1]]:3: error: undefined: an observed value is poison
  return %r : i65
}
