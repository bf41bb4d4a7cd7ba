// All lanes and the accumulator.
// RUN: freehold-run %s --entry main --ignore-leaks | FileCheck %s
// RUN: not freehold-run %s --entry bad --ignore-leaks 2>&1 | FileCheck %s --check-prefix=BAD
// CHECK: result 0 = 9 : i32
// BAD: error: uninitialised-read
func.func @main() -> i32 {
  %c0 = arith.constant 0 : index
  %x = arith.constant 9 : i32
  %v = arith.constant dense<[1, 2, 3, 4]> : vector<4xi32>
  %r = vector.reduction <maxsi>, %v, %x : vector<4xi32> into i32
  return %r : i32
}
func.func @bad() -> i32 {
  %c0 = arith.constant 0 : index
  %x = arith.constant 9 : i32
  %m = memref.alloc() : memref<4xi32>
  %v = vector.load %m[%c0] : memref<4xi32>, vector<4xi32>
  %r = vector.reduction <maxsi>, %v, %x : vector<4xi32> into i32
  return %r : i32
}
