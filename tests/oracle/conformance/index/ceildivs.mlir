// index.ceildivs: signed quotient, towards positive infinity.
//
// RUN: freehold-run %s | FileCheck %s --match-full-lines
// RUN: not freehold-run %s --entry zero 2>&1 | FileCheck %s --check-prefix=ZERO
// RUN: not freehold-run %s --entry overflow 2>&1 | FileCheck %s --check-prefix=OVERFLOW

// CHECK: @main()
func.func @main() -> (index, index, index) {
  // the documentation's example
  %a0 = arith.constant 7 : index
  %b0 = arith.constant -2 : index
  %r0 = index.ceildivs %a0, %b0
  // CHECK-NEXT: result 0 = -3 : index
  %a1 = arith.constant 7 : index
  %b1 = arith.constant 2 : index
  %r1 = index.ceildivs %a1, %b1
  // CHECK-NEXT: result 1 = 4 : index
  %a2 = arith.constant -7 : index
  %b2 = arith.constant -2 : index
  %r2 = index.ceildivs %a2, %b2
  // CHECK-NEXT: result 2 = 4 : index
  return %r0, %r1, %r2 : index, index, index
}
// CHECK-NEXT: returned

func.func private @zero() -> index {
  %a = arith.constant 1 : index
  %b = arith.constant 0 : index
  // ZERO: [[@LINE+1]]:8: error: undefined: division by zero
  %r = index.ceildivs %a, %b
  return %r : index
}

func.func private @overflow() -> index {
  %a = arith.constant -9223372036854775808 : index
  %b = arith.constant -1 : index
  // OVERFLOW: [[@LINE+1]]:8: error: undefined: signed division overflow
  %r = index.ceildivs %a, %b
  return %r : index
}
