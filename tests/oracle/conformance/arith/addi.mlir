// arith.addi: the sum modulo 2^N. Overflow under nsw or nuw is poison.
//
// RUN: freehold-run %s | FileCheck %s --match-full-lines
// RUN: not freehold-run %s --entry nsw 2>&1 | FileCheck %s --check-prefix=NSW
// RUN: not freehold-run %s --entry nuw 2>&1 | FileCheck %s --check-prefix=NUW
// RUN: not freehold-run %s --entry nsw64 2>&1 | FileCheck %s --check-prefix=NSW64
// RUN: not freehold-run %s --entry nuw64 2>&1 | FileCheck %s --check-prefix=NUW64
// RUN: not freehold-run %s --entry nsw100 2>&1 | FileCheck %s --check-prefix=NSW100

// CHECK: @main()
func.func @main() -> (i32, i8, i3, i1, i64, index, i65, i128, i8, i8, i8) {
  %a0 = arith.constant 5 : i32
  %b0 = arith.constant -7 : i32
  %r0 = arith.addi %a0, %b0 : i32
  // CHECK-NEXT: result 0 = -2 : i32
  // wraps
  %a1 = arith.constant 127 : i8
  %b1 = arith.constant 1 : i8
  %r1 = arith.addi %a1, %b1 : i8
  // CHECK-NEXT: result 1 = -128 : i8
  %a2 = arith.constant 3 : i3
  %b2 = arith.constant 3 : i3
  %r2 = arith.addi %a2, %b2 : i3
  // CHECK-NEXT: result 2 = -2 : i3
  // one bit
  %a3 = arith.constant true
  %b3 = arith.constant true
  %r3 = arith.addi %a3, %b3 : i1
  // CHECK-NEXT: result 3 = false : i1
  %a4 = arith.constant 9223372036854775807 : i64
  %b4 = arith.constant 1 : i64
  %r4 = arith.addi %a4, %b4 : i64
  // CHECK-NEXT: result 4 = -9223372036854775808 : i64
  // index has 64 bits
  %a5 = arith.constant -1 : index
  %b5 = arith.constant 1 : index
  %r5 = arith.addi %a5, %b5 : index
  // CHECK-NEXT: result 5 = 0 : index
  // a carry into the second word
  %a6 = arith.constant 18446744073709551615 : i65
  %b6 = arith.constant 1 : i65
  %r6 = arith.addi %a6, %b6 : i65
  // CHECK-NEXT: result 6 = -18446744073709551616 : i65
  %a7 = arith.constant 170141183460469231731687303715884105727 : i128
  %b7 = arith.constant 1 : i128
  %r7 = arith.addi %a7, %b7 : i128
  // CHECK-NEXT: result 7 = -170141183460469231731687303715884105728 : i128
  // nsw forbids only signed overflow
  %a8 = arith.constant -1 : i8
  %b8 = arith.constant 1 : i8
  %r8 = arith.addi %a8, %b8 overflow<nsw> : i8
  // CHECK-NEXT: result 8 = 0 : i8
  // nuw forbids only unsigned overflow
  %a9 = arith.constant 127 : i8
  %b9 = arith.constant 1 : i8
  %r9 = arith.addi %a9, %b9 overflow<nuw> : i8
  // CHECK-NEXT: result 9 = -128 : i8
  %a10 = arith.constant 100 : i8
  %b10 = arith.constant 27 : i8
  %r10 = arith.addi %a10, %b10 overflow<nsw, nuw> : i8
  // CHECK-NEXT: result 10 = 127 : i8
  return %r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7, %r8, %r9, %r10 : i32, i8, i3, i1, i64, index, i65, i128, i8, i8, i8
}
// CHECK-NEXT: returned

// 127 + 1 is no i8
func.func private @nsw() -> i8 {
  %a = arith.constant 127 : i8
  %b = arith.constant 1 : i8
  %r = arith.addi %a, %b overflow<nsw> : i8
  // NSW: [[@LINE+1]]:3: error: undefined: an observed value is poison
  return %r : i8
}

// 255 + 1 is no unsigned i8
func.func private @nuw() -> i8 {
  %a = arith.constant -1 : i8
  %b = arith.constant 1 : i8
  %r = arith.addi %a, %b overflow<nuw> : i8
  // NUW: [[@LINE+1]]:3: error: undefined: an observed value is poison
  return %r : i8
}

func.func private @nsw64() -> i64 {
  %a = arith.constant 9223372036854775807 : i64
  %b = arith.constant 1 : i64
  %r = arith.addi %a, %b overflow<nsw> : i64
  // NSW64: [[@LINE+1]]:3: error: undefined: an observed value is poison
  return %r : i64
}

func.func private @nuw64() -> i64 {
  %a = arith.constant -1 : i64
  %b = arith.constant 1 : i64
  %r = arith.addi %a, %b overflow<nuw> : i64
  // NUW64: [[@LINE+1]]:3: error: undefined: an observed value is poison
  return %r : i64
}

func.func private @nsw100() -> i100 {
  %a = arith.constant 633825300114114700748351602687 : i100
  %b = arith.constant 1 : i100
  %r = arith.addi %a, %b overflow<nsw> : i100
  // NSW100: [[@LINE+1]]:3: error: undefined: an observed value is poison
  return %r : i100
}
