// index.ceildivu: unsigned quotient, towards positive infinity.
//
// RUN: freehold-run %s | FileCheck %s --match-full-lines
// RUN: not freehold-run %s --entry zero 2>&1 | FileCheck %s --check-prefix=ZERO

// CHECK: @main()
func.func @main() -> (index, index, index) {
  // the documentation's example
  %a0 = arith.constant 6 : index
  %b0 = arith.constant -2 : index
  %r0 = index.ceildivu %a0, %b0
  // CHECK-NEXT: result 0 = 1 : index
  %a1 = arith.constant 7 : index
  %b1 = arith.constant 2 : index
  %r1 = index.ceildivu %a1, %b1
  // CHECK-NEXT: result 1 = 4 : index
  %a2 = arith.constant 0 : index
  %b2 = arith.constant 2 : index
  %r2 = index.ceildivu %a2, %b2
  // CHECK-NEXT: result 2 = 0 : index
  return %r0, %r1, %r2 : index, index, index
}
// CHECK-NEXT: returned

func.func private @zero() -> index {
  %a = arith.constant 1 : index
  %b = arith.constant 0 : index
  // ZERO: [[@LINE+1]]:8: error: undefined: division by zero
  %r = index.ceildivu %a, %b
  return %r : index
}
