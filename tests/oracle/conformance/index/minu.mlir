// index.minu: the smaller one, unsigned.
//
// RUN: freehold-run %s | FileCheck %s --match-full-lines

// CHECK: @main()
func.func @main() -> (index, index) {
  // the documentation's examples
  %a0 = arith.constant 15 : index
  %b0 = arith.constant 6 : index
  %r0 = index.minu %a0, %b0
  // CHECK-NEXT: result 0 = 6 : index
  %a1 = arith.constant -2 : index
  %b1 = arith.constant 6 : index
  %r1 = index.minu %a1, %b1
  // CHECK-NEXT: result 1 = 6 : index
  return %r0, %r1 : index, index
}
// CHECK-NEXT: returned
