// index.divu: unsigned quotient, towards zero.
//
// RUN: freehold-run %s | FileCheck %s --match-full-lines
// RUN: not freehold-run %s --entry zero 2>&1 | FileCheck %s --check-prefix=ZERO

// CHECK: @main()
func.func @main() -> (index, index) {
  // the documentation's example
  %a0 = arith.constant 6 : index
  %b0 = arith.constant -2 : index
  %r0 = index.divu %a0, %b0
  // CHECK-NEXT: result 0 = 0 : index
  %a1 = arith.constant -1 : index
  %b1 = arith.constant 2 : index
  %r1 = index.divu %a1, %b1
  // CHECK-NEXT: result 1 = 9223372036854775807 : index
  return %r0, %r1 : index, index
}
// CHECK-NEXT: returned

func.func private @zero() -> index {
  %a = arith.constant 1 : index
  %b = arith.constant 0 : index
  // ZERO: [[@LINE+1]]:8: error: undefined: division by zero
  %r = index.divu %a, %b
  return %r : index
}
