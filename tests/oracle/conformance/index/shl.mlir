// index.shl: left shift; poison from 64 on.
//
// RUN: freehold-run %s | FileCheck %s --match-full-lines
// RUN: not freehold-run %s --entry far 2>&1 | FileCheck %s --check-prefix=FAR

// CHECK: @main()
func.func @main() -> (index, index) {
  %a0 = arith.constant 1 : index
  %b0 = arith.constant 4 : index
  %r0 = index.shl %a0, %b0
  // CHECK-NEXT: result 0 = 16 : index
  %a1 = arith.constant 3 : index
  %b1 = arith.constant 63 : index
  %r1 = index.shl %a1, %b1
  // CHECK-NEXT: result 1 = -9223372036854775808 : index
  return %r0, %r1 : index, index
}
// CHECK-NEXT: returned

func.func private @far() -> index {
  %a = arith.constant 0 : index
  %b = arith.constant 64 : index
  %r = index.shl %a, %b
  // FAR: [[@LINE+1]]:3: error: undefined: an observed value is poison
  return %r : index
}
