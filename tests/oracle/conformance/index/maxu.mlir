// index.maxu: the larger one, unsigned.
//
// RUN: freehold-run %s | FileCheck %s --match-full-lines

// CHECK: @main()
func.func @main() -> (index, index) {
  // the documentation's examples
  %a0 = arith.constant 15 : index
  %b0 = arith.constant 6 : index
  %r0 = index.maxu %a0, %b0
  // CHECK-NEXT: result 0 = 15 : index
  %a1 = arith.constant -2 : index
  %b1 = arith.constant 6 : index
  %r1 = index.maxu %a1, %b1
  // CHECK-NEXT: result 1 = -2 : index
  return %r0, %r1 : index, index
}
// CHECK-NEXT: returned
