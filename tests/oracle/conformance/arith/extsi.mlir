// arith.extsi: sign extension.
//
// RUN: freehold-run %s | FileCheck %s --match-full-lines

// CHECK: @main()
func.func @main() -> (i6, i6, i8, i64, i128, i100, i128) {
  // the documentation's examples
  %a0 = arith.constant -3 : i3
  %r0 = arith.extsi %a0 : i3 to i6
  // CHECK-NEXT: result 0 = -3 : i6
  %a1 = arith.constant 2 : i3
  %r1 = arith.extsi %a1 : i3 to i6
  // CHECK-NEXT: result 1 = 2 : i6
  // true is -1
  %a2 = arith.constant true
  %r2 = arith.extsi %a2 : i1 to i8
  // CHECK-NEXT: result 2 = -1 : i8
  %a3 = arith.constant -5 : i32
  %r3 = arith.extsi %a3 : i32 to i64
  // CHECK-NEXT: result 3 = -5 : i64
  %a4 = arith.constant -5 : i64
  %r4 = arith.extsi %a4 : i64 to i128
  // CHECK-NEXT: result 4 = -5 : i128
  %a5 = arith.constant 5 : i8
  %r5 = arith.extsi %a5 : i8 to i100
  // CHECK-NEXT: result 5 = 5 : i100
  %a6 = arith.constant -5 : i65
  %r6 = arith.extsi %a6 : i65 to i128
  // CHECK-NEXT: result 6 = -5 : i128
  return %r0, %r1, %r2, %r3, %r4, %r5, %r6 : i6, i6, i8, i64, i128, i100, i128
}
// CHECK-NEXT: returned
