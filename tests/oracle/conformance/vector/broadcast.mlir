// Missing and unit dimensions are stretched.
// RUN: freehold-run %s --entry main --ignore-leaks | FileCheck %s
// RUN: not freehold-run %s --entry bad --ignore-leaks 2>&1 | FileCheck %s --check-prefix=BAD
// CHECK: result 0 = [1, 1, 2, 2, 3, 3, 4, 4, 1, 1, 2, 2, 3, 3, 4, 4] : vector<2x4x2xi32>
// BAD: error: uninitialised-read
func.func @main() -> vector<2x4x2xi32> {
  %c0 = arith.constant 0 : index
  %x = arith.constant 9 : i32
  %v = arith.constant dense<[1, 2, 3, 4]> : vector<4xi32>
  %s = vector.shape_cast %v : vector<4xi32> to vector<4x1xi32>
  %r = vector.broadcast %s : vector<4x1xi32> to vector<2x4x2xi32>
  return %r : vector<2x4x2xi32>
}
func.func @bad() -> vector<2x4x2xi32> {
  %c0 = arith.constant 0 : index
  %x = arith.constant 9 : i32
  %m = memref.alloc() : memref<4xi32>
  %v = vector.load %m[%c0] : memref<4xi32>, vector<4xi32>
  %s = vector.shape_cast %v : vector<4xi32> to vector<4x1xi32>
  %r = vector.broadcast %s : vector<4x1xi32> to vector<2x4x2xi32>
  return %r : vector<2x4x2xi32>
}
