// RUN: freehold-run %s | FileCheck %s
// RUN: not freehold-run %s --entry zero_divisor 2>&1 | FileCheck %s --check-prefix=ZERO
// RUN: not freehold-run %s --entry negative_divisor 2>&1 | FileCheck %s --check-prefix=NEGATIVE
// RUN: not freehold-run %s --entry overflow 2>&1 | FileCheck %s --check-prefix=OVERFLOW

// floordiv rounds down, ceildiv up, and mod is never negative:
//    x   floordiv 4   ceildiv 4   mod 4
//   -7       -2          -1         1
//    7        1           2         3
//   -8       -2          -2         0
// CHECK-LABEL: @divisions()
// CHECK-NEXT: result 0 = -2 : index
// CHECK-NEXT: result 1 = -1 : index
// CHECK-NEXT: result 2 = 1 : index
// CHECK-NEXT: result 3 = 1 : index
// CHECK-NEXT: result 4 = 2 : index
// CHECK-NEXT: result 5 = 3 : index
// CHECK-NEXT: result 6 = -2 : index
// CHECK-NEXT: result 7 = -2 : index
// CHECK-NEXT: result 8 = 0 : index
// CHECK-NEXT: returned
func.func @divisions() -> (index, index, index, index, index, index, index, index, index) {
  %m7 = arith.constant -7 : index
  %p7 = arith.constant 7 : index
  %m8 = arith.constant -8 : index
  %0 = affine.apply affine_map<(d0) -> (d0 floordiv 4)>(%m7)
  %1 = affine.apply affine_map<(d0) -> (d0 ceildiv 4)>(%m7)
  %2 = affine.apply affine_map<(d0) -> (d0 mod 4)>(%m7)
  %3 = affine.apply affine_map<(d0) -> (d0 floordiv 4)>(%p7)
  %4 = affine.apply affine_map<(d0) -> (d0 ceildiv 4)>(%p7)
  %5 = affine.apply affine_map<(d0) -> (d0 mod 4)>(%p7)
  %6 = affine.apply affine_map<(d0) -> (d0 floordiv 4)>(%m8)
  %7 = affine.apply affine_map<(d0) -> (d0 ceildiv 4)>(%m8)
  %8 = affine.apply affine_map<(d0) -> (d0 mod 4)>(%m8)
  return %0, %1, %2, %3, %4, %5, %6, %7, %8
      : index, index, index, index, index, index, index, index, index
}

// Divisors that are symbols, sums of dimensions and symbols, constants, a plain dimension.
//   -7 floordiv 4 = -2, -7 ceildiv 4 = -1, -7 mod 4 = 1
//   2 * 20 - 4 * 3 + 5 = 33;   (20 * 3) mod 7 = 4, + 20 ceildiv 3 = 7: 11
// CHECK-LABEL: @symbols()
// CHECK-NEXT: result 0 = -2 : index
// CHECK-NEXT: result 1 = -1 : index
// CHECK-NEXT: result 2 = 1 : index
// CHECK-NEXT: result 3 = 33 : index
// CHECK-NEXT: result 4 = 11 : index
// CHECK-NEXT: result 5 = 42 : index
// CHECK-NEXT: result 6 = -7 : index
// CHECK-NEXT: returned
func.func @symbols() -> (index, index, index, index, index, index, index) {
  %m7 = arith.constant -7 : index
  %c4 = arith.constant 4 : index
  %c3 = arith.constant 3 : index
  %c20 = arith.constant 20 : index
  %0 = affine.apply affine_map<(d0)[s0] -> (d0 floordiv s0)>(%m7)[%c4]
  %1 = affine.apply affine_map<(d0)[s0] -> (d0 ceildiv s0)>(%m7)[%c4]
  %2 = affine.apply affine_map<(d0)[s0] -> (d0 mod s0)>(%m7)[%c4]
  %3 = affine.apply affine_map<(d0, d1) -> (2 * d0 - 4 * d1 + 5)>(%c20, %c3)
  %4 = affine.apply affine_map<()[s0, s1] -> ((s0 * s1) mod 7 + s0 ceildiv s1)>()[%c20, %c3]
  %5 = affine.apply affine_map<() -> (42)>()
  %6 = affine.apply affine_map<(d0) -> (d0)>(%m7)
  return %0, %1, %2, %3, %4, %5, %6 : index, index, index, index, index, index, index
}

// Overflow makes poison, which is no error as long as nothing depends on it.
// CHECK-LABEL: @unused_overflow()
// CHECK-NEXT: result 0 = 1 : index
// CHECK-NEXT: returned
func.func @unused_overflow() -> index {
  %one = arith.constant 1 : index
  %large = arith.constant 0x7FFFFFFFFFFFFFFF : index
  %0 = affine.apply affine_map<(d0) -> (d0 + 1)>(%large)
  %1 = affine.apply affine_map<(d0) -> (d0 * 2)>(%large)
  return %one : index
}

// ZERO: [[@LINE+4]]:8: error: undefined: an affine expression divides by 0, which is not positive
func.func private @zero_divisor() -> index {
  %zero = arith.constant 0 : index
  %one = arith.constant 1 : index
  %0 = affine.apply affine_map<(d0)[s0] -> (d0 mod s0)>(%one)[%zero]
  return %0 : index
}

// NEGATIVE: [[@LINE+4]]:8: error: undefined: an affine expression divides by -2, which is not positive
func.func private @negative_divisor() -> index {
  %minus = arith.constant -2 : index
  %one = arith.constant 1 : index
  %0 = affine.apply affine_map<(d0)[s0] -> (d0 floordiv s0)>(%one)[%minus]
  return %0 : index
}

// OVERFLOW: error: undefined: {{.*}}poison
func.func private @overflow() -> index {
  %large = arith.constant 0x7FFFFFFFFFFFFFFF : index
  %0 = affine.apply affine_map<(d0) -> (d0 + 1)>(%large)
  return %0 : index
}
