// A lane of a mask is a bit, the first one the lowest.
// RUN: freehold-run %s --entry main | FileCheck %s
// RUN: not freehold-run %s --entry floats 2>&1 | FileCheck %s --check-prefix=FLOATS
// FLOATS: unsupported: vector.bitcast
// CHECK: result 0 = [true, false, true, false, false, false, false, true] : vector<8xi1>
// CHECK: result 1 = [5, -8] : vector<2xi4>
func.func @main() -> (vector<8xi1>, vector<2xi4>) {
  %v = arith.constant dense<[-123]> : vector<1xi8>
  %b = vector.bitcast %v : vector<1xi8> to vector<8xi1>
  %n = vector.bitcast %v : vector<1xi8> to vector<2xi4>
  return %b, %n : vector<8xi1>, vector<2xi4>
}
func.func @floats() -> vector<1xi32> {
  %v = arith.constant dense<1.0> : vector<1xf32>
  %b = vector.bitcast %v : vector<1xf32> to vector<1xi32>
  return %b : vector<1xi32>
}
