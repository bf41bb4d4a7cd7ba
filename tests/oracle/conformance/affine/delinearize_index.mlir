// RUN: freehold-run %s | FileCheck %s
// RUN: not freehold-run %s --entry beyond 2>&1 | FileCheck %s --check-prefix=BEYOND
// RUN: not freehold-run %s --entry below 2>&1 | FileCheck %s --check-prefix=BELOW
// RUN: not freehold-run %s --entry zero_basis 2>&1 | FileCheck %s --check-prefix=ZERO
// RUN: not freehold-run %s --entry overflowing_basis 2>&1 | FileCheck %s --check-prefix=OVERFLOW

// 43 = 2 * 20 + 0 * 5 + 3. Without an outer bound the result is the same.
// CHECK-LABEL: @bounded()
// CHECK-NEXT: result 0 = 2 : index
// CHECK-NEXT: result 1 = 0 : index
// CHECK-NEXT: result 2 = 3 : index
// CHECK-NEXT: result 3 = 2 : index
// CHECK-NEXT: result 4 = 0 : index
// CHECK-NEXT: result 5 = 3 : index
// CHECK-NEXT: returned
func.func @bounded() -> (index, index, index, index, index, index) {
  %n = arith.constant 43 : index
  %four = arith.constant 4 : index
  %0:3 = affine.delinearize_index %n into (3, %four, 5) : index, index, index
  %1:3 = affine.delinearize_index %n into (%four, 5) : index, index, index
  return %0#0, %0#1, %0#2, %1#0, %1#1, %1#2 : index, index, index, index, index, index
}

// -7 floordiv 20 = -1, rest 13 = 2 * 5 + 3.
// CHECK-LABEL: @negative()
// CHECK-NEXT: result 0 = -1 : index
// CHECK-NEXT: result 1 = 2 : index
// CHECK-NEXT: result 2 = 3 : index
// CHECK-NEXT: returned
func.func @negative() -> (index, index, index) {
  %n = arith.constant -7 : index
  %0:3 = affine.delinearize_index %n into (4, 5) : index, index, index
  return %0#0, %0#1, %0#2 : index, index, index
}

// Canonicalization takes the first index for 0, and the second for the linear index.
// BEYOND: error: undefined: an observed value is poison
func.func private @beyond() -> index {
  %n = arith.constant 4 : index
  %0:2 = affine.delinearize_index %n into (1, 4) : index, index
  return %0#1 : index
}

// BELOW: error: undefined: an observed value is poison
func.func private @below() -> index {
  %n = arith.constant -1 : index
  %0:2 = affine.delinearize_index %n into (3, 4) : index, index
  return %0#0 : index
}

// ZERO: [[@LINE+4]]:10: error: undefined: the elements of the basis must be positive
func.func private @zero_basis() {
  %n = arith.constant 7 : index
  %zero = arith.constant 0 : index
  %0:2 = affine.delinearize_index %n into (%zero, 4) : index, index
  return
}

// OVERFLOW: [[@LINE+3]]:10: error: undefined: {{.*}}product
func.func private @overflowing_basis() {
  %n = arith.constant 0x100000000 : index
  %0:3 = affine.delinearize_index %n into (%n, %n) : index, index, index
  return
}
