// arith.trunci: truncation. nuw: lost bits are poison; nsw: so they are unless all equal the new sign.
//
// RUN: freehold-run %s | FileCheck %s --match-full-lines
// RUN: not freehold-run %s --entry nsw 2>&1 | FileCheck %s --check-prefix=NSW
// RUN: not freehold-run %s --entry nuw 2>&1 | FileCheck %s --check-prefix=NUW

// CHECK: @main()
func.func @main() -> (i4, i3, i1, i64, i65, i8, i8) {
  // 21 is 0b10101: the documentation's examples
  %a0 = arith.constant -11 : i5
  %r0 = arith.trunci %a0 : i5 to i4
  // CHECK-NEXT: result 0 = 5 : i4
  %a1 = arith.constant -11 : i5
  %r1 = arith.trunci %a1 : i5 to i3
  // CHECK-NEXT: result 1 = -3 : i3
  %a2 = arith.constant 2 : i8
  %r2 = arith.trunci %a2 : i8 to i1
  // CHECK-NEXT: result 2 = false : i1
  %a3 = arith.constant 18446744073709551621 : i128
  %r3 = arith.trunci %a3 : i128 to i64
  // CHECK-NEXT: result 3 = 5 : i64
  %a4 = arith.constant -1 : i128
  %r4 = arith.trunci %a4 : i128 to i65
  // CHECK-NEXT: result 4 = -1 : i65
  %a5 = arith.constant -1 : i32
  %r5 = arith.trunci %a5 overflow<nsw> : i32 to i8
  // CHECK-NEXT: result 5 = -1 : i8
  %a6 = arith.constant 255 : i32
  %r6 = arith.trunci %a6 overflow<nuw> : i32 to i8
  // CHECK-NEXT: result 6 = -1 : i8
  return %r0, %r1, %r2, %r3, %r4, %r5, %r6 : i4, i3, i1, i64, i65, i8, i8
}
// CHECK-NEXT: returned

func.func private @nsw() -> i8 {
  %a = arith.constant 255 : i32
  %r = arith.trunci %a overflow<nsw> : i32 to i8
  // NSW: [[@LINE+1]]:3: error: undefined: an observed value is poison
  return %r : i8
}

func.func private @nuw() -> i8 {
  %a = arith.constant -1 : i32
  %r = arith.trunci %a overflow<nuw> : i32 to i8
  // NUW: [[@LINE+1]]:3: error: undefined: an observed value is poison
  return %r : i8
}
