// complex.create: a number from its real and imaginary part. If one part is poison, the other one is not.
// RUN: freehold-run %s --entry main --ignore-leaks | FileCheck %s
// RUN: not freehold-run %s --entry bad --ignore-leaks 2>&1 | FileCheck %s --check-prefix=BAD
// CHECK: result 0 = (0.5, -2) : complex<f32>
// CHECK: result 1 = 0.5 : f32
// BAD: error: undefined: an observed value is poison
func.func @main() -> (complex<f32>, f32) {
  %x = arith.constant 0.5 : f32
  %y = arith.constant -2.0 : f32
  %p = ub.poison : f32
  %r = complex.create %x, %y : complex<f32>
  %h = complex.create %x, %p : complex<f32>
  %v = complex.re %h : complex<f32>
  return %r, %v : complex<f32>, f32
}
func.func @bad() -> f32 {
  %x = arith.constant 0.5 : f32
  %p = ub.poison : f32
  %h = complex.create %x, %p : complex<f32>
  %v = complex.im %h : complex<f32>
  return %v : f32
}
