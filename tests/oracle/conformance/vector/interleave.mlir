// Lanes of two vectors in turn.
// RUN: freehold-run %s --entry main --ignore-leaks | FileCheck %s
// RUN: not freehold-run %s --entry bad --ignore-leaks 2>&1 | FileCheck %s --check-prefix=BAD
// BAD: error: uninitialised-read
// CHECK: result 0 = [1, 5, 2, 6, 3, 7, 4, 8] : vector<8xi16>
func.func @main() -> vector<8xi16> {
  %v = arith.constant dense<[1, 2, 3, 4]> : vector<4xi16>
  %w = arith.constant dense<[5, 6, 7, 8]> : vector<4xi16>
  %r = vector.interleave %v, %w : vector<4xi16> -> vector<8xi16>
  return %r : vector<8xi16>
}
func.func @bad() -> vector<8xi16> {
  %c0 = arith.constant 0 : index
  %m = memref.alloc() : memref<4xi16>
  %v = vector.load %m[%c0] : memref<4xi16>, vector<4xi16>
  %w = arith.constant dense<[5, 6, 7, 8]> : vector<4xi16>
  %r = vector.interleave %v, %w : vector<4xi16> -> vector<8xi16>
  return %r : vector<8xi16>
}
