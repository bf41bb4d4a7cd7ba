// index.casts: sign extension or truncation.
//
// RUN: freehold-run %s | FileCheck %s --match-full-lines

// CHECK: @main()
func.func @main() -> (index, i8, i128, index) {
  %a0 = arith.constant -5 : i8
  %r0 = index.casts %a0 : i8 to index
  // CHECK-NEXT: result 0 = -5 : index
  %a1 = arith.constant 300 : index
  %r1 = index.casts %a1 : index to i8
  // CHECK-NEXT: result 1 = 44 : i8
  %a2 = arith.constant -5 : index
  %r2 = index.casts %a2 : index to i128
  // CHECK-NEXT: result 2 = -5 : i128
  %a3 = arith.constant true
  %r3 = index.casts %a3 : i1 to index
  // CHECK-NEXT: result 3 = -1 : index
  return %r0, %r1, %r2, %r3 : index, i8, i128, index
}
// CHECK-NEXT: returned
