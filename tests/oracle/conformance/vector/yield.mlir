// The value that the body of vector.mask yields is its result.
// RUN: freehold-run %s --entry main --ignore-leaks | FileCheck %s
// RUN: not freehold-run %s --entry unwritten --ignore-leaks 2>&1 | FileCheck %s --check-prefix=BAD
// BAD: error: uninitialised-read
// CHECK: result 0 = [5, 6] : vector<2xi32>
func.func @main() -> vector<2xi32> {
  %c0 = arith.constant 0 : index
  %c2 = arith.constant 2 : index
  %pad = arith.constant 0 : i32
  %m = memref.alloc() : memref<2xi32>
  %v = arith.constant dense<[5, 6]> : vector<2xi32>
  vector.store %v, %m[%c0] : memref<2xi32>, vector<2xi32>
  %mask = vector.create_mask %c2 : vector<2xi1>
  %r = vector.mask %mask { %t = vector.transfer_read %m[%c0], %pad {in_bounds = [true]} : memref<2xi32>, vector<2xi32> vector.yield %t : vector<2xi32> } : vector<2xi1> -> vector<2xi32>
  return %r : vector<2xi32>
}
func.func @unwritten() -> vector<2xi32> {
  %c0 = arith.constant 0 : index
  %c2 = arith.constant 2 : index
  %pad = arith.constant 0 : i32
  %m = memref.alloc() : memref<2xi32>
  %mask = vector.create_mask %c2 : vector<2xi1>
  %r = vector.mask %mask { %t = vector.transfer_read %m[%c0], %pad {in_bounds = [true]} : memref<2xi32>, vector<2xi32> vector.yield %t : vector<2xi32> } : vector<2xi1> -> vector<2xi32>
  return %r : vector<2xi32>
}
