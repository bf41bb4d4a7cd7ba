// arith.subi: the difference modulo 2^N. Overflow under nsw or nuw is poison.
//
// RUN: freehold-run %s | FileCheck %s --match-full-lines
// RUN: not freehold-run %s --entry nsw 2>&1 | FileCheck %s --check-prefix=NSW
// RUN: not freehold-run %s --entry nuw 2>&1 | FileCheck %s --check-prefix=NUW
// RUN: not freehold-run %s --entry nuw65 2>&1 | FileCheck %s --check-prefix=NUW65

// CHECK: @main()
func.func @main() -> (i32, i8, i1, i65, index, i8, i8) {
  %a0 = arith.constant 5 : i32
  %b0 = arith.constant -7 : i32
  %r0 = arith.subi %a0, %b0 : i32
  // CHECK-NEXT: result 0 = 12 : i32
  // wraps
  %a1 = arith.constant -128 : i8
  %b1 = arith.constant 1 : i8
  %r1 = arith.subi %a1, %b1 : i8
  // CHECK-NEXT: result 1 = 127 : i8
  %a2 = arith.constant false
  %b2 = arith.constant true
  %r2 = arith.subi %a2, %b2 : i1
  // CHECK-NEXT: result 2 = true : i1
  // a borrow from the second word
  %a3 = arith.constant -18446744073709551616 : i65
  %b3 = arith.constant 1 : i65
  %r3 = arith.subi %a3, %b3 : i65
  // CHECK-NEXT: result 3 = 18446744073709551615 : i65
  %a4 = arith.constant 3 : index
  %b4 = arith.constant 5 : index
  %r4 = arith.subi %a4, %b4 : index
  // CHECK-NEXT: result 4 = -2 : index
  // nsw forbids only signed overflow
  %a5 = arith.constant 3 : i8
  %b5 = arith.constant 5 : i8
  %r5 = arith.subi %a5, %b5 overflow<nsw> : i8
  // CHECK-NEXT: result 5 = -2 : i8
  // nuw forbids only unsigned overflow
  %a6 = arith.constant -128 : i8
  %b6 = arith.constant 1 : i8
  %r6 = arith.subi %a6, %b6 overflow<nuw> : i8
  // CHECK-NEXT: result 6 = 127 : i8
  return %r0, %r1, %r2, %r3, %r4, %r5, %r6 : i32, i8, i1, i65, index, i8, i8
}
// CHECK-NEXT: returned

// -128 - 1 is no i8
func.func private @nsw() -> i8 {
  %a = arith.constant -128 : i8
  %b = arith.constant 1 : i8
  %r = arith.subi %a, %b overflow<nsw> : i8
  // NSW: [[@LINE+1]]:3: error: undefined: an observed value is poison
  return %r : i8
}

// 3 - 5 is no unsigned number
func.func private @nuw() -> i8 {
  %a = arith.constant 3 : i8
  %b = arith.constant 5 : i8
  %r = arith.subi %a, %b overflow<nuw> : i8
  // NUW: [[@LINE+1]]:3: error: undefined: an observed value is poison
  return %r : i8
}

func.func private @nuw65() -> i65 {
  %a = arith.constant 3 : i65
  %b = arith.constant 5 : i65
  %r = arith.subi %a, %b overflow<nuw> : i65
  // NUW65: [[@LINE+1]]:3: error: undefined: an observed value is poison
  return %r : i65
}
