// Dimensions in another order.
// RUN: freehold-run %s --entry main --ignore-leaks | FileCheck %s
// RUN: not freehold-run %s --entry bad --ignore-leaks 2>&1 | FileCheck %s --check-prefix=BAD
// BAD: error: uninitialised-read
// CHECK: result 0 = [1, 3, 2, 4] : vector<2x2xi16>
func.func @main() -> vector<2x2xi16> {
  %v = arith.constant dense<[1, 2, 3, 4]> : vector<4xi16>
  %w = arith.constant dense<[5, 6, 7, 8]> : vector<4xi16>
  %s = vector.shape_cast %v : vector<4xi16> to vector<2x2xi16>
  %r = vector.transpose %s, [1, 0] : vector<2x2xi16> to vector<2x2xi16>
  return %r : vector<2x2xi16>
}
func.func @bad() -> vector<2x2xi16> {
  %c0 = arith.constant 0 : index
  %m = memref.alloc() : memref<4xi16>
  %v = vector.load %m[%c0] : memref<4xi16>, vector<4xi16>
  %w = arith.constant dense<[5, 6, 7, 8]> : vector<4xi16>
  %s = vector.shape_cast %v : vector<4xi16> to vector<2x2xi16>
  %r = vector.transpose %s, [1, 0] : vector<2x2xi16> to vector<2x2xi16>
  return %r : vector<2x2xi16>
}
