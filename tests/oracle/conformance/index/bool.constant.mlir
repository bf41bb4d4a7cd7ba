// index.bool.constant: a boolean constant.
//
// RUN: freehold-run %s | FileCheck %s --match-full-lines

// CHECK: @main()
func.func @main() -> (i1, i1) {
  %r0 = index.bool.constant true
  // CHECK-NEXT: result 0 = true : i1
  %r1 = index.bool.constant false
  // CHECK-NEXT: result 1 = false : i1
  return %r0, %r1 : i1, i1
}
// CHECK-NEXT: returned
