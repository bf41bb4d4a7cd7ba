// The other lanes stay.
// RUN: freehold-run %s --entry main --ignore-leaks | FileCheck %s
// RUN: not freehold-run %s --entry bad --ignore-leaks 2>&1 | FileCheck %s --check-prefix=BAD
// CHECK: result 0 = [1, 2, 9, 4] : vector<4xi32>
// BAD: error: uninitialised-read
func.func @main() -> vector<4xi32> {
  %c0 = arith.constant 0 : index
  %x = arith.constant 9 : i32
  %v = arith.constant dense<[1, 2, 3, 4]> : vector<4xi32>
  %r = vector.insert %x, %v [2] : i32 into vector<4xi32>
  return %r : vector<4xi32>
}
func.func @bad() -> vector<4xi32> {
  %c0 = arith.constant 0 : index
  %x = arith.constant 9 : i32
  %m = memref.alloc() : memref<4xi32>
  %v = vector.load %m[%c0] : memref<4xi32>, vector<4xi32>
  %r = vector.insert %x, %v [2] : i32 into vector<4xi32>
  return %r : vector<4xi32>
}
