// arith.xori: bitwise exclusive or.
//
// RUN: freehold-run %s | FileCheck %s --match-full-lines

// CHECK: @main()
func.func @main() -> (i8, i8, i1, i100) {
  %a0 = arith.constant 12 : i8
  %b0 = arith.constant 10 : i8
  %r0 = arith.xori %a0, %b0 : i8
  // CHECK-NEXT: result 0 = 6 : i8
  %a1 = arith.constant -1 : i8
  %b1 = arith.constant 5 : i8
  %r1 = arith.xori %a1, %b1 : i8
  // CHECK-NEXT: result 1 = -6 : i8
  %a2 = arith.constant true
  %b2 = arith.constant true
  %r2 = arith.xori %a2, %b2 : i1
  // CHECK-NEXT: result 2 = false : i1
  %a3 = arith.constant -1 : i100
  %b3 = arith.constant 18446744073709551616 : i100
  %r3 = arith.xori %a3, %b3 : i100
  // CHECK-NEXT: result 3 = -18446744073709551617 : i100
  return %r0, %r1, %r2, %r3 : i8, i8, i1, i100
}
// CHECK-NEXT: returned
