// One dimension, all of them, and the largest of floats. The order of a sum of floats is open: opaque.
// RUN: freehold-run %s --entry main --ignore-leaks | FileCheck %s
// RUN: not freehold-run %s --entry bad --ignore-leaks 2>&1 | FileCheck %s --check-prefix=BAD
// RUN: not freehold-run %s --entry open --unknown-ops=unsupported 2>&1 | FileCheck %s --check-prefix=OPEN
// CHECK: result 0 = [14, 26] : vector<2xi32>
// CHECK-NEXT: result 1 = [15, 17, 18] : vector<3xi32>
// CHECK-NEXT: result 2 = 21 : i32
// CHECK-NEXT: result 3 = [4, 6] : vector<2xf32>
// BAD: error: uninitialised-read
// OPEN: unsupported
func.func @main() -> (vector<2xi32>, vector<3xi32>, i32, vector<2xf32>) {
  %v = arith.constant dense<[[1, 2, 1], [3, 4, 9]]> : vector<2x3xi32>
  %a = arith.constant dense<10> : vector<2xi32>
  %b = arith.constant dense<[11, 11, 8]> : vector<3xi32>
  %c = arith.constant 1 : i32
  %f = arith.constant dense<[[1.0, 6.0], [2.0, 5.0]]> : vector<2x2xf32>
  %g = arith.constant dense<4.0> : vector<2xf32>
  %0 = vector.multi_reduction <add>, %v, %a [1] : vector<2x3xi32> to vector<2xi32>
  %1 = vector.multi_reduction <add>, %v, %b [0] : vector<2x3xi32> to vector<3xi32>
  %2 = vector.multi_reduction <add>, %v, %c [0, 1] : vector<2x3xi32> to i32
  %3 = vector.multi_reduction <maximumf>, %f, %g [0] : vector<2x2xf32> to vector<2xf32>
  return %0, %1, %2, %3 : vector<2xi32>, vector<3xi32>, i32, vector<2xf32>
}
func.func @bad() -> i32 {
  %c0 = arith.constant 0 : index
  %c = arith.constant 1 : i32
  %m = memref.alloc() : memref<2x2xi32>
  %v = vector.load %m[%c0, %c0] : memref<2x2xi32>, vector<2x2xi32>
  %2 = vector.multi_reduction <add>, %v, %c [0, 1] : vector<2x2xi32> to i32
  return %2 : i32
}
func.func @open(%v: vector<2xf32>, %x: f32) -> f32 {
  %r = vector.multi_reduction <add>, %v, %x [0] : vector<2xf32> to f32
  return %r : f32
}
