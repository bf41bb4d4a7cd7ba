// arith.index_cast: between index, which has 64 bits, and integers: sign extension or truncation.
//
// RUN: freehold-run %s | FileCheck %s --match-full-lines

// CHECK: @main()
func.func @main() -> (index, index, i8, i8, i128, index) {
  %a0 = arith.constant -5 : i8
  %r0 = arith.index_cast %a0 : i8 to index
  // CHECK-NEXT: result 0 = -5 : index
  // true is -1
  %a1 = arith.constant true
  %r1 = arith.index_cast %a1 : i1 to index
  // CHECK-NEXT: result 1 = -1 : index
  %a2 = arith.constant -5 : index
  %r2 = arith.index_cast %a2 : index to i8
  // CHECK-NEXT: result 2 = -5 : i8
  %a3 = arith.constant 300 : index
  %r3 = arith.index_cast %a3 : index to i8
  // CHECK-NEXT: result 3 = 44 : i8
  %a4 = arith.constant -5 : index
  %r4 = arith.index_cast %a4 : index to i128
  // CHECK-NEXT: result 4 = -5 : i128
  %a5 = arith.constant 18446744073709551621 : i128
  %r5 = arith.index_cast %a5 : i128 to index
  // CHECK-NEXT: result 5 = 5 : index
  return %r0, %r1, %r2, %r3, %r4, %r5 : index, index, i8, i8, i128, index
}
// CHECK-NEXT: returned
