// arith.shli: left shift; the amount is unsigned, and poison from N on. nsw and nuw: lost bits are poison.
//
// RUN: freehold-run %s | FileCheck %s --match-full-lines
// RUN: not freehold-run %s --entry far 2>&1 | FileCheck %s --check-prefix=FAR
// RUN: not freehold-run %s --entry negative 2>&1 | FileCheck %s --check-prefix=NEGATIVE
// RUN: not freehold-run %s --entry far_flagged 2>&1 | FileCheck %s --check-prefix=FAR-FLAGGED
// RUN: not freehold-run %s --entry nsw 2>&1 | FileCheck %s --check-prefix=NSW
// RUN: not freehold-run %s --entry nuw 2>&1 | FileCheck %s --check-prefix=NUW
// RUN: not freehold-run %s --entry far128 2>&1 | FileCheck %s --check-prefix=FAR128
// RUN: not freehold-run %s --entry nsw64 2>&1 | FileCheck %s --check-prefix=NSW64

// CHECK: @main()
func.func @main() -> (i8, i8, i64, i128, i8, i8, i8) {
  // the documentation's example
  %a0 = arith.constant 5 : i8
  %b0 = arith.constant 3 : i8
  %r0 = arith.shli %a0, %b0 : i8
  // CHECK-NEXT: result 0 = 40 : i8
  %a1 = arith.constant 1 : i8
  %b1 = arith.constant 7 : i8
  %r1 = arith.shli %a1, %b1 : i8
  // CHECK-NEXT: result 1 = -128 : i8
  %a2 = arith.constant 3 : i64
  %b2 = arith.constant 63 : i64
  %r2 = arith.shli %a2, %b2 : i64
  // CHECK-NEXT: result 2 = -9223372036854775808 : i64
  %a3 = arith.constant 1 : i128
  %b3 = arith.constant 100 : i128
  %r3 = arith.shli %a3, %b3 : i128
  // CHECK-NEXT: result 3 = 1267650600228229401496703205376 : i128
  // nothing changes its sign
  %a4 = arith.constant -64 : i8
  %b4 = arith.constant 1 : i8
  %r4 = arith.shli %a4, %b4 overflow<nsw> : i8
  // CHECK-NEXT: result 4 = -128 : i8
  // by nothing
  %a5 = arith.constant -2 : i8
  %b5 = arith.constant 0 : i8
  %r5 = arith.shli %a5, %b5 overflow<nsw> : i8
  // CHECK-NEXT: result 5 = -2 : i8
  // no bit is lost
  %a6 = arith.constant 64 : i8
  %b6 = arith.constant 1 : i8
  %r6 = arith.shli %a6, %b6 overflow<nuw> : i8
  // CHECK-NEXT: result 6 = -128 : i8
  return %r0, %r1, %r2, %r3, %r4, %r5, %r6 : i8, i8, i64, i128, i8, i8, i8
}
// CHECK-NEXT: returned

// an amount of N or more is poison, even where nothing is lost
func.func private @far() -> i8 {
  %a = arith.constant 0 : i8
  %b = arith.constant 8 : i8
  %r = arith.shli %a, %b : i8
  // FAR: [[@LINE+1]]:3: error: undefined: an observed value is poison
  return %r : i8
}

// -1 is 255
func.func private @negative() -> i8 {
  %a = arith.constant 1 : i8
  %b = arith.constant -1 : i8
  %r = arith.shli %a, %b : i8
  // NEGATIVE: [[@LINE+1]]:3: error: undefined: an observed value is poison
  return %r : i8
}

func.func private @far_flagged() -> i8 {
  %a = arith.constant 0 : i8
  %b = arith.constant 8 : i8
  %r = arith.shli %a, %b overflow<nsw, nuw> : i8
  // FAR-FLAGGED: [[@LINE+1]]:3: error: undefined: an observed value is poison
  return %r : i8
}

func.func private @nsw() -> i8 {
  %a = arith.constant 64 : i8
  %b = arith.constant 1 : i8
  %r = arith.shli %a, %b overflow<nsw> : i8
  // NSW: [[@LINE+1]]:3: error: undefined: an observed value is poison
  return %r : i8
}

func.func private @nuw() -> i8 {
  %a = arith.constant -128 : i8
  %b = arith.constant 1 : i8
  %r = arith.shli %a, %b overflow<nuw> : i8
  // NUW: [[@LINE+1]]:3: error: undefined: an observed value is poison
  return %r : i8
}

func.func private @far128() -> i128 {
  %a = arith.constant 0 : i128
  %b = arith.constant 128 : i128
  %r = arith.shli %a, %b : i128
  // FAR128: [[@LINE+1]]:3: error: undefined: an observed value is poison
  return %r : i128
}

func.func private @nsw64() -> i64 {
  %a = arith.constant 4611686018427387904 : i64
  %b = arith.constant 1 : i64
  %r = arith.shli %a, %b overflow<nsw> : i64
  // NSW64: [[@LINE+1]]:3: error: undefined: an observed value is poison
  return %r : i64
}
