// The first lane has the lowest bits.
// RUN: freehold-run %s --entry main --ignore-leaks | FileCheck %s
// RUN: not freehold-run %s --entry bad --ignore-leaks 2>&1 | FileCheck %s --check-prefix=BAD
// BAD: error: uninitialised-read
// CHECK: result 0 = [131073, 262147] : vector<2xi32>
func.func @main() -> vector<2xi32> {
  %v = arith.constant dense<[1, 2, 3, 4]> : vector<4xi16>
  %w = arith.constant dense<[5, 6, 7, 8]> : vector<4xi16>
  %r = vector.bitcast %v : vector<4xi16> to vector<2xi32>
  return %r : vector<2xi32>
}
func.func @bad() -> vector<2xi32> {
  %c0 = arith.constant 0 : index
  %m = memref.alloc() : memref<4xi16>
  %v = vector.load %m[%c0] : memref<4xi16>, vector<4xi16>
  %w = arith.constant dense<[5, 6, 7, 8]> : vector<4xi16>
  %r = vector.bitcast %v : vector<4xi16> to vector<2xi32>
  return %r : vector<2xi32>
}
