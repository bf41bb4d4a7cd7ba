// The first result has the even lanes, the second one the odd lanes.
// RUN: freehold-run %s --entry main | FileCheck %s
// RUN: not freehold-run %s --entry bad --ignore-leaks 2>&1 | FileCheck %s --check-prefix=BAD
// BAD: error: uninitialised-read
// CHECK: result 0 = [1, 3] : vector<2xi32>
// CHECK: result 1 = [2, 4] : vector<2xi32>
func.func @main() -> (vector<2xi32>, vector<2xi32>) {
  %v = arith.constant dense<[1, 2, 3, 4]> : vector<4xi32>
  %a, %b = vector.deinterleave %v : vector<4xi32> -> vector<2xi32>
  return %a, %b : vector<2xi32>, vector<2xi32>
}
func.func @bad() -> vector<2xi32> {
  %c0 = arith.constant 0 : index
  %m = memref.alloc() : memref<4xi32>
  %v = vector.load %m[%c0] : memref<4xi32>, vector<4xi32>
  %a, %b = vector.deinterleave %v : vector<4xi32> -> vector<2xi32>
  return %b : vector<2xi32>
}
