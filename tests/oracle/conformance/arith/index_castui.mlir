// arith.index_castui: between index, which has 64 bits, and integers: zero extension or truncation.
//
// RUN: freehold-run %s | FileCheck %s --match-full-lines

// CHECK: @main()
func.func @main() -> (index, index, i8, i128, index) {
  %a0 = arith.constant -5 : i8
  %r0 = arith.index_castui %a0 : i8 to index
  // CHECK-NEXT: result 0 = 251 : index
  %a1 = arith.constant true
  %r1 = arith.index_castui %a1 : i1 to index
  // CHECK-NEXT: result 1 = 1 : index
  %a2 = arith.constant 300 : index
  %r2 = arith.index_castui %a2 : index to i8
  // CHECK-NEXT: result 2 = 44 : i8
  %a3 = arith.constant -5 : index
  %r3 = arith.index_castui %a3 : index to i128
  // CHECK-NEXT: result 3 = 18446744073709551611 : i128
  %a4 = arith.constant -1 : i64
  %r4 = arith.index_castui %a4 : i64 to index
  // CHECK-NEXT: result 4 = -1 : index
  return %r0, %r1, %r2, %r3, %r4 : index, index, i8, i128, index
}
// CHECK-NEXT: returned
