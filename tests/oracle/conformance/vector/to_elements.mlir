// vector.to_elements: the elements in row-major order, each with its own poison.
// RUN: freehold-run %s --entry main | FileCheck %s
// RUN: not freehold-run %s --entry bad 2>&1 | FileCheck %s --check-prefix=BAD
// CHECK: result 0 = 3 : i32
// BAD: error: undefined
func.func @main() -> i32 {
  %v = arith.constant dense<[[1, 2], [3, 4]]> : vector<2x2xi32>
  %e:4 = vector.to_elements %v : vector<2x2xi32>
  return %e#2 : i32
}
func.func @bad() -> i32 {
  %one = arith.constant 1 : i32
  %p = ub.poison : i32
  %v = vector.from_elements %one, %p : vector<2xi32>
  %e:2 = vector.to_elements %v : vector<2xi32>
  return %e#1 : i32
}
