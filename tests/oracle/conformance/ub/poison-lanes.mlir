// Each lane of a poison vector and each part of a complex number is poison, until another value is inserted.
// RUN: freehold-run %s --entry wide | FileCheck %s
// RUN: not freehold-run %s --entry inserted 2>&1 | FileCheck %s --check-prefix=POISON
// RUN: not freehold-run %s --entry lane 2>&1 | FileCheck %s --check-prefix=POISON
// RUN: not freehold-run %s --entry imaginary 2>&1 | FileCheck %s --check-prefix=POISON
// CHECK: result 0 = [3, 3] : vector<2xi128>
// CHECK: result 1 = 3 : i32
// POISON: error: undefined: an observed value is poison
func.func @wide() -> (vector<2xi128>, i32) {
  %x = arith.constant 3 : i128
  %p = ub.poison : vector<2xi128>
  %v = vector.insert %x, %p[0] : i128 into vector<2xi128>
  %w = vector.insert %x, %v[1] : i128 into vector<2xi128>
  %y = arith.constant 3 : i32
  %q = ub.poison : vector<4xi32>
  %u = vector.insert %y, %q[2] : i32 into vector<4xi32>
  %z = vector.extract %u[2] : i32 from vector<4xi32>
  return %w, %z : vector<2xi128>, i32
}
func.func @inserted() -> vector<2xi32> {
  %x = arith.constant 3 : i32
  %p = ub.poison : vector<2xi32>
  %v = vector.insert %x, %p[0] : i32 into vector<2xi32>
  return %v : vector<2xi32>
}
func.func @lane() -> i32 {
  %p = ub.poison : vector<2xi32>
  %v = vector.extract %p[1] : i32 from vector<2xi32>
  return %v : i32
}
func.func @imaginary() -> f32 {
  %p = ub.poison : complex<f32>
  %v = complex.im %p : complex<f32>
  return %v : f32
}
