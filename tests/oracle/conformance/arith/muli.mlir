// arith.muli: the product modulo 2^N. Overflow under nsw or nuw is poison.
//
// RUN: freehold-run %s | FileCheck %s --match-full-lines
// RUN: not freehold-run %s --entry nsw 2>&1 | FileCheck %s --check-prefix=NSW
// RUN: not freehold-run %s --entry nuw 2>&1 | FileCheck %s --check-prefix=NUW
// RUN: not freehold-run %s --entry nsw64 2>&1 | FileCheck %s --check-prefix=NSW64
// RUN: not freehold-run %s --entry nuw128 2>&1 | FileCheck %s --check-prefix=NUW128

// CHECK: @main()
func.func @main() -> (i32, i8, i8, i64, i65, i128, i8, i8) {
  %a0 = arith.constant 6 : i32
  %b0 = arith.constant -7 : i32
  %r0 = arith.muli %a0, %b0 : i32
  // CHECK-NEXT: result 0 = -42 : i32
  // 256 modulo 2^8
  %a1 = arith.constant 16 : i8
  %b1 = arith.constant 16 : i8
  %r1 = arith.muli %a1, %b1 : i8
  // CHECK-NEXT: result 1 = 0 : i8
  %a2 = arith.constant 100 : i8
  %b2 = arith.constant 100 : i8
  %r2 = arith.muli %a2, %b2 : i8
  // CHECK-NEXT: result 2 = 16 : i8
  %a3 = arith.constant 4294967296 : i64
  %b3 = arith.constant 4294967296 : i64
  %r3 = arith.muli %a3, %b3 : i64
  // CHECK-NEXT: result 3 = 0 : i64
  %a4 = arith.constant 4294967296 : i65
  %b4 = arith.constant 4294967296 : i65
  %r4 = arith.muli %a4, %b4 : i65
  // CHECK-NEXT: result 4 = -18446744073709551616 : i65
  %a5 = arith.constant 4294967296 : i128
  %b5 = arith.constant 4294967296 : i128
  %r5 = arith.muli %a5, %b5 : i128
  // CHECK-NEXT: result 5 = 18446744073709551616 : i128
  // nsw forbids only signed overflow
  %a6 = arith.constant -1 : i8
  %b6 = arith.constant -1 : i8
  %r6 = arith.muli %a6, %b6 overflow<nsw> : i8
  // CHECK-NEXT: result 6 = 1 : i8
  // nuw forbids only unsigned overflow
  %a7 = arith.constant 64 : i8
  %b7 = arith.constant 2 : i8
  %r7 = arith.muli %a7, %b7 overflow<nuw> : i8
  // CHECK-NEXT: result 7 = -128 : i8
  return %r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7 : i32, i8, i8, i64, i65, i128, i8, i8
}
// CHECK-NEXT: returned

// 64 * 2 is no i8
func.func private @nsw() -> i8 {
  %a = arith.constant 64 : i8
  %b = arith.constant 2 : i8
  %r = arith.muli %a, %b overflow<nsw> : i8
  // NSW: [[@LINE+1]]:3: error: undefined: an observed value is poison
  return %r : i8
}

func.func private @nuw() -> i8 {
  %a = arith.constant 16 : i8
  %b = arith.constant 16 : i8
  %r = arith.muli %a, %b overflow<nuw> : i8
  // NUW: [[@LINE+1]]:3: error: undefined: an observed value is poison
  return %r : i8
}

// the least value by -1
func.func private @nsw64() -> i64 {
  %a = arith.constant -9223372036854775808 : i64
  %b = arith.constant -1 : i64
  %r = arith.muli %a, %b overflow<nsw> : i64
  // NSW64: [[@LINE+1]]:3: error: undefined: an observed value is poison
  return %r : i64
}

func.func private @nuw128() -> i128 {
  %a = arith.constant 18446744073709551616 : i128
  %b = arith.constant 18446744073709551616 : i128
  %r = arith.muli %a, %b overflow<nuw> : i128
  // NUW128: [[@LINE+1]]:3: error: undefined: an observed value is poison
  return %r : i128
}
