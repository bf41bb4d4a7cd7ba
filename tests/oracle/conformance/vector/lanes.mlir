// Vectors are computed lane by lane. What a lane is computed from taints that lane alone.
// RUN: freehold-run %s --entry main --ignore-leaks | FileCheck %s
// RUN: not freehold-run %s --entry divides 2>&1 | FileCheck %s --check-prefix=DIVIDES
// RUN: freehold-run %s --entry other_lane --ignore-leaks
// RUN: not freehold-run %s --entry this_lane --ignore-leaks 2>&1 | FileCheck %s --check-prefix=LANE
// DIVIDES: error: undefined
// LANE: error: uninitialised-read
// CHECK: result 0 = [11, 22, 33, 44] : vector<4xi32>
// CHECK: result 1 = 110 : i32
// CHECK: result 2 = [7, 7, 7, 7] : vector<2x2xi32>
// CHECK: result 3 = 33 : i32
// CHECK: result 4 = [11, 7, 33, 44] : vector<4xi32>
// CHECK: result 5 = [true, true, false, false] : vector<4xi1>
// CHECK: result 6 = [11, 22, 3, 4] : vector<4xi32>
// CHECK: result 7 = [7, 10, 13, 16] : vector<4xf32>
func.func @main() -> (vector<4xi32>, i32, vector<2x2xi32>, i32, vector<4xi32>, vector<4xi1>, vector<4xi32>, vector<4xf32>) {
  %c2 = arith.constant 2 : index
  %seven = arith.constant 7 : i32
  %v = arith.constant dense<[1, 2, 3, 4]> : vector<4xi32>
  %t = arith.constant dense<[10, 20, 30, 40]> : vector<4xi32>
  %f = arith.constant dense<[1.0, 2.0, 3.0, 4.0]> : vector<4xf32>
  %g = arith.constant dense<3.0> : vector<4xf32>
  %h = arith.constant dense<4.0> : vector<4xf32>
  %s = arith.addi %v, %t : vector<4xi32>
  %r = vector.reduction <add>, %s : vector<4xi32> into i32
  %b = vector.broadcast %seven : i32 to vector<2x2xi32>
  %x = vector.extract %s[2] : i32 from vector<4xi32>
  %i = vector.insert %seven, %s [1] : i32 into vector<4xi32>
  %m = vector.create_mask %c2 : vector<4xi1>
  %w = arith.select %m, %s, %v : vector<4xi1>, vector<4xi32>
  %a = vector.fma %f, %g, %h : vector<4xf32>
  return %s, %r, %b, %x, %i, %m, %w, %a : vector<4xi32>, i32, vector<2x2xi32>, i32, vector<4xi32>, vector<4xi1>, vector<4xi32>, vector<4xf32>
}
func.func @divides() {
  %v = arith.constant dense<[1, 0]> : vector<2xi32>
  %d = arith.divsi %v, %v : vector<2xi32>
  return
}
func.func @other_lane() -> i32 {
  %r = call @half_written() : () -> vector<2xi32>
  %x = vector.extract %r[0] : i32 from vector<2xi32>
  return %x : i32
}
func.func @this_lane() -> i32 {
  %r = call @half_written() : () -> vector<2xi32>
  %x = vector.extract %r[1] : i32 from vector<2xi32>
  return %x : i32
}
func.func private @half_written() -> vector<2xi32> {
  %c0 = arith.constant 0 : index
  %v = arith.constant 5 : i32
  %m = memref.alloc() : memref<2xi32>
  memref.store %v, %m[%c0] : memref<2xi32>
  %r = vector.load %m[%c0] : memref<2xi32>, vector<2xi32>
  return %r : vector<2xi32>
}
