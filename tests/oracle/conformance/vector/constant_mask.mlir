// True below the bound of each dimension.
// RUN: freehold-run %s --entry main --ignore-leaks | FileCheck %s
// CHECK: result 0 = [true, false, true, false] : vector<2x2xi1>
func.func @main() -> vector<2x2xi1> {
  %c0 = arith.constant 0 : index
  %x = arith.constant 9 : i32
  %v = arith.constant dense<[1, 2, 3, 4]> : vector<4xi32>
  %r = vector.constant_mask [2, 1] : vector<2x2xi1>
  return %r : vector<2x2xi1>
}
