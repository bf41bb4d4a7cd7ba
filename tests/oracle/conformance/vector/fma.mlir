// Multiplies and adds with one rounding.
// RUN: freehold-run %s --entry main --ignore-leaks | FileCheck %s
// CHECK: result 0 = [7, -1] : vector<2xf64>
func.func @main() -> vector<2xf64> {
  %a = arith.constant dense<[2.0, 1.0]> : vector<2xf64>
  %b = arith.constant dense<[3.0, -2.0]> : vector<2xf64>
  %c = arith.constant dense<1.0> : vector<2xf64>
  %r = vector.fma %a, %b, %c : vector<2xf64>
  return %r : vector<2xf64>
}
