// index.add: sum modulo 2^64.
//
// RUN: freehold-run %s | FileCheck %s --match-full-lines

// CHECK: @main()
func.func @main() -> (index, index) {
  %a0 = arith.constant 2 : index
  %b0 = arith.constant 3 : index
  %r0 = index.add %a0, %b0
  // CHECK-NEXT: result 0 = 5 : index
  %a1 = arith.constant 9223372036854775807 : index
  %b1 = arith.constant 1 : index
  %r1 = index.add %a1, %b1
  // CHECK-NEXT: result 1 = -9223372036854775808 : index
  return %r0, %r1 : index, index
}
// CHECK-NEXT: returned
