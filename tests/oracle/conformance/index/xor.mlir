// index.xor: bitwise exclusive or.
//
// RUN: freehold-run %s | FileCheck %s --match-full-lines

// CHECK: @main()
func.func @main() -> (index) {
  %a0 = arith.constant 12 : index
  %b0 = arith.constant 10 : index
  %r0 = index.xor %a0, %b0
  // CHECK-NEXT: result 0 = 6 : index
  return %r0 : index
}
// CHECK-NEXT: returned
