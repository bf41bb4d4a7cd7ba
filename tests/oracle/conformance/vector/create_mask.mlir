// True below the bound of each dimension; a negative bound is as 0.
// RUN: freehold-run %s --entry main --ignore-leaks | FileCheck %s
// RUN: not freehold-run %s --entry bad --ignore-leaks 2>&1 | FileCheck %s --check-prefix=BAD
// CHECK: result 0 = [true, true, false] : vector<3xi1>
// CHECK: result 1 = [false, false] : vector<2xi1>
// BAD: error: undefined: an observed value is poison
func.func @main() -> (vector<3xi1>, vector<2xi1>) {
  %c2 = arith.constant 2 : index
  %n = arith.constant -1 : index
  %r = vector.create_mask %c2 : vector<3xi1>
  %s = vector.create_mask %n : vector<2xi1>
  return %r, %s : vector<3xi1>, vector<2xi1>
}
func.func @bad() -> vector<2xi1> {
  %p = ub.poison : index
  %r = vector.create_mask %p : vector<2xi1>
  return %r : vector<2xi1>
}
