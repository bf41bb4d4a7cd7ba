// index.constant: a constant.
//
// RUN: freehold-run %s | FileCheck %s --match-full-lines

// CHECK: @main()
func.func @main() -> (index, index) {
  %r0 = index.constant -4
  // CHECK-NEXT: result 0 = -4 : index
  %r1 = index.constant 42
  // CHECK-NEXT: result 1 = 42 : index
  return %r0, %r1 : index, index
}
// CHECK-NEXT: returned
