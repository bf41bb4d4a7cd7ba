// complex.constant: a number from its real and imaginary part, in this order.
// RUN: freehold-run %s --entry main --ignore-leaks | FileCheck %s
// CHECK: result 0 = (0.5, -2) : complex<f64>
func.func @main() -> complex<f64> {
  %r = complex.constant [0.5, -2.0] : complex<f64>
  return %r : complex<f64>
}
