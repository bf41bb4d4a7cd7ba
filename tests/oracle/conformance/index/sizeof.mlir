// index.sizeof: index has 64 bits.
//
// RUN: freehold-run %s | FileCheck %s --match-full-lines

// CHECK: @main()
func.func @main() -> (index) {
  %r0 = index.sizeof
  // CHECK-NEXT: result 0 = 64 : index
  return %r0 : index
}
// CHECK-NEXT: returned
