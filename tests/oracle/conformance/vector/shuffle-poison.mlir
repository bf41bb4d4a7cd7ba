// A lane numbered -1 is poison, the others are not.
// RUN: freehold-run %s --entry main | FileCheck %s
// RUN: not freehold-run %s --entry bad 2>&1 | FileCheck %s --check-prefix=BAD
// CHECK: result 0 = 4 : i16
// BAD: error: undefined
func.func @main() -> i16 {
  %v = arith.constant dense<[1, 2, 3, 4]> : vector<4xi16>
  %r = vector.shuffle %v, %v [-1, 3] : vector<4xi16>, vector<4xi16>
  %x = vector.extract %r[1] : i16 from vector<2xi16>
  return %x : i16
}
func.func private @bad() -> i16 {
  %v = arith.constant dense<[1, 2, 3, 4]> : vector<4xi16>
  %r = vector.shuffle %v, %v [-1, 3] : vector<4xi16>, vector<4xi16>
  %x = vector.extract %r[0] : i16 from vector<2xi16>
  return %x : i16
}
