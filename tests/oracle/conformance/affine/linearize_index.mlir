// RUN: freehold-run %s | FileCheck %s
// RUN: not freehold-run %s --entry not_disjoint 2>&1 | FileCheck %s --check-prefix=DISJOINT
// RUN: not freehold-run %s --entry overflow 2>&1 | FileCheck %s --check-prefix=OVERFLOW

// 6 * 20 + 0 * 5 + 3 = 123; indices may be outside the basis: 1 * 20 + 9 * 5 - 2 = 63.
// CHECK-LABEL: @linear()
// CHECK-NEXT: result 0 = 123 : index
// CHECK-NEXT: result 1 = 123 : index
// CHECK-NEXT: result 2 = 63 : index
// CHECK-NEXT: result 3 = 6 : index
// CHECK-NEXT: returned
func.func @linear() -> (index, index, index, index) {
  %m2 = arith.constant -2 : index
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %four = arith.constant 4 : index
  %c6 = arith.constant 6 : index
  %c9 = arith.constant 9 : index
  %0 = affine.linearize_index [%c6, %c0, %c3] by (2, %four, 5) : index
  %1 = affine.linearize_index [%c6, %c0, %c3] by (%four, 5) : index
  %2 = affine.linearize_index [%c1, %c9, %m2] by (%four, 5) : index
  %3 = affine.linearize_index [%c6] by () : index
  return %0, %1, %2, %3 : index, index, index, index
}

// The first index may be negative: -1 * 20 + 2 * 5 + 3.
// CHECK-LABEL: @disjoint()
// CHECK-NEXT: result 0 = -7 : index
// CHECK-NEXT: returned
func.func @disjoint() -> index {
  %m1 = arith.constant -1 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %0 = affine.linearize_index disjoint [%m1, %c2, %c3] by (4, 5) : index
  return %0 : index
}

// DISJOINT: error: undefined: {{.*}}poison
func.func private @not_disjoint() -> index {
  %c4 = arith.constant 4 : index
  %c0 = arith.constant 0 : index
  %0 = affine.linearize_index disjoint [%c0, %c4, %c0] by (4, 5) : index
  return %0 : index
}

// OVERFLOW: error: undefined: {{.*}}poison
func.func private @overflow() -> index {
  %n = arith.constant 0x100000000 : index
  %0 = affine.linearize_index [%n, %n] by (%n) : index
  return %0 : index
}
