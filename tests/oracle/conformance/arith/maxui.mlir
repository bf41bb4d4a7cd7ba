// arith.maxui: the larger one, unsigned.
//
// RUN: freehold-run %s | FileCheck %s --match-full-lines

// CHECK: @main()
func.func @main() -> (i32, i8, i1, i128) {
  // -2 is 2^32-2
  %a0 = arith.constant -2 : i32
  %b0 = arith.constant 6 : i32
  %r0 = arith.maxui %a0, %b0 : i32
  // CHECK-NEXT: result 0 = -2 : i32
  %a1 = arith.constant -128 : i8
  %b1 = arith.constant 127 : i8
  %r1 = arith.maxui %a1, %b1 : i8
  // CHECK-NEXT: result 1 = -128 : i8
  %a2 = arith.constant true
  %b2 = arith.constant false
  %r2 = arith.maxui %a2, %b2 : i1
  // CHECK-NEXT: result 2 = true : i1
  %a3 = arith.constant -1 : i128
  %b3 = arith.constant 18446744073709551616 : i128
  %r3 = arith.maxui %a3, %b3 : i128
  // CHECK-NEXT: result 3 = -1 : i128
  return %r0, %r1, %r2, %r3 : i32, i8, i1, i128
}
// CHECK-NEXT: returned
