// Reads lanes beside one another.
// RUN: freehold-run %s --entry main --ignore-leaks | FileCheck %s
// RUN: not freehold-run %s --entry bad --ignore-leaks 2>&1 | FileCheck %s --check-prefix=BAD
// CHECK: result 0 = [1, 2, 1, 2] : memref<4xi32>
// BAD: error: out-of-bounds
func.func @main() -> memref<4xi32> {
  %c0 = arith.constant 0 : index
  %c2 = arith.constant 2 : index
  %pad = arith.constant -1 : i32
  %v = arith.constant dense<[1, 2, 3, 4]> : vector<4xi32>
  %two = arith.constant dense<[8, 9]> : vector<2xi32>
  %some = arith.constant dense<[true, false]> : vector<2xi1>
  %all = arith.constant dense<true> : vector<2xi1>
  %at = arith.constant dense<[3, 1]> : vector<2xi32>
  %past = arith.constant dense<[4, -1]> : vector<2xi32>
  %m = memref.alloc() : memref<4xi32>
  vector.store %v, %m[%c0] : memref<4xi32>, vector<4xi32>
  %r = vector.load %m[%c0] : memref<4xi32>, vector<2xi32>
  vector.store %r, %m[%c2] : memref<4xi32>, vector<2xi32>
  return %m : memref<4xi32>
}
func.func @bad() -> memref<4xi32> {
  %c0 = arith.constant 0 : index
  %c2 = arith.constant 2 : index
  %pad = arith.constant -1 : i32
  %v = arith.constant dense<[1, 2, 3, 4]> : vector<4xi32>
  %two = arith.constant dense<[8, 9]> : vector<2xi32>
  %some = arith.constant dense<[true, false]> : vector<2xi1>
  %all = arith.constant dense<true> : vector<2xi1>
  %at = arith.constant dense<[3, 1]> : vector<2xi32>
  %past = arith.constant dense<[4, -1]> : vector<2xi32>
  %m = memref.alloc() : memref<4xi32>
  vector.store %v, %m[%c0] : memref<4xi32>, vector<4xi32>
  %r = vector.load %m[%c2] : memref<4xi32>, vector<4xi32>
  return %m : memref<4xi32>
}
