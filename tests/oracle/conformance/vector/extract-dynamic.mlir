// Positions that are only known at run time; the result is poison if one is out of bounds, or -1.
// RUN: freehold-run %s --entry main --args 1 | FileCheck %s
// RUN: not freehold-run %s --entry main --args 2 2>&1 | FileCheck %s --check-prefix=BAD
// RUN: not freehold-run %s --entry poison 2>&1 | FileCheck %s --check-prefix=BAD
// CHECK: result 0 = [3, 4] : vector<2xi32>
// CHECK-NEXT: result 1 = [1, 2, 3, 9] : vector<2x2xi32>
// CHECK-NEXT: result 2 = [1, 2, 7, 8] : vector<2x2xi32>
// BAD: error: undefined
func.func @main(%n: index) -> (vector<2xi32>, vector<2x2xi32>, vector<2x2xi32>) {
  %v = arith.constant dense<[[1, 2], [3, 4]]> : vector<2x2xi32>
  %nine = arith.constant 9 : i32
  %row = arith.constant dense<[7, 8]> : vector<2xi32>
  %0 = vector.extract %v[%n] : vector<2xi32> from vector<2x2xi32>
  %1 = vector.insert %nine, %v [1, %n] : i32 into vector<2x2xi32>
  %2 = vector.insert %row, %v [%n] : vector<2xi32> into vector<2x2xi32>
  return %0, %1, %2 : vector<2xi32>, vector<2x2xi32>, vector<2x2xi32>
}
func.func private @poison() -> i32 {
  %v = arith.constant dense<[1, 2]> : vector<2xi32>
  %x = vector.extract %v[-1] : i32 from vector<2xi32>
  return %x : i32
}
