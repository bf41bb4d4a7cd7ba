// index.mins: the smaller one, signed.
//
// RUN: freehold-run %s | FileCheck %s --match-full-lines

// CHECK: @main()
func.func @main() -> (index) {
  // the documentation's example
  %a0 = arith.constant -2 : index
  %b0 = arith.constant 6 : index
  %r0 = index.mins %a0, %b0
  // CHECK-NEXT: result 0 = -2 : index
  return %r0 : index
}
// CHECK-NEXT: returned
