// arith.extui: zero extension.
//
// RUN: freehold-run %s | FileCheck %s --match-full-lines

// CHECK: @main()
func.func @main() -> (i6, i8, i64, i128, i100) {
  // the documentation's examples
  %a0 = arith.constant -3 : i3
  %r0 = arith.extui %a0 : i3 to i6
  // CHECK-NEXT: result 0 = 5 : i6
  %a1 = arith.constant true
  %r1 = arith.extui %a1 : i1 to i8
  // CHECK-NEXT: result 1 = 1 : i8
  %a2 = arith.constant -5 : i32
  %r2 = arith.extui %a2 : i32 to i64
  // CHECK-NEXT: result 2 = 4294967291 : i64
  %a3 = arith.constant -5 : i64
  %r3 = arith.extui %a3 : i64 to i128
  // CHECK-NEXT: result 3 = 18446744073709551611 : i128
  %a4 = arith.constant -1 : i65
  %r4 = arith.extui %a4 : i65 to i100
  // CHECK-NEXT: result 4 = 36893488147419103231 : i100
  return %r0, %r1, %r2, %r3, %r4 : i6, i8, i64, i128, i100
}
// CHECK-NEXT: returned
