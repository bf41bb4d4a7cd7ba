// index.and: bitwise and.
//
// RUN: freehold-run %s | FileCheck %s --match-full-lines

// CHECK: @main()
func.func @main() -> (index) {
  %a0 = arith.constant 12 : index
  %b0 = arith.constant 10 : index
  %r0 = index.and %a0, %b0
  // CHECK-NEXT: result 0 = 8 : index
  return %r0 : index
}
// CHECK-NEXT: returned
