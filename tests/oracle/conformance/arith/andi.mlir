// arith.andi: bitwise and.
//
// RUN: freehold-run %s | FileCheck %s --match-full-lines

// CHECK: @main()
func.func @main() -> (i8, i64, i1, i128) {
  %a0 = arith.constant 12 : i8
  %b0 = arith.constant 10 : i8
  %r0 = arith.andi %a0, %b0 : i8
  // CHECK-NEXT: result 0 = 8 : i8
  %a1 = arith.constant -1 : i64
  %b1 = arith.constant 5 : i64
  %r1 = arith.andi %a1, %b1 : i64
  // CHECK-NEXT: result 1 = 5 : i64
  %a2 = arith.constant true
  %b2 = arith.constant false
  %r2 = arith.andi %a2, %b2 : i1
  // CHECK-NEXT: result 2 = false : i1
  %a3 = arith.constant -1 : i128
  %b3 = arith.constant 18446744073709551617 : i128
  %r3 = arith.andi %a3, %b3 : i128
  // CHECK-NEXT: result 3 = 18446744073709551617 : i128
  return %r0, %r1, %r2, %r3 : i8, i64, i1, i128
}
// CHECK-NEXT: returned
