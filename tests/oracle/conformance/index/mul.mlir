// index.mul: product modulo 2^64.
//
// RUN: freehold-run %s | FileCheck %s --match-full-lines

// CHECK: @main()
func.func @main() -> (index, index) {
  %a0 = arith.constant -2 : index
  %b0 = arith.constant 3 : index
  %r0 = index.mul %a0, %b0
  // CHECK-NEXT: result 0 = -6 : index
  %a1 = arith.constant 4294967296 : index
  %b1 = arith.constant 4294967296 : index
  %r1 = index.mul %a1, %b1
  // CHECK-NEXT: result 1 = 0 : index
  return %r0, %r1 : index, index
}
// CHECK-NEXT: returned
