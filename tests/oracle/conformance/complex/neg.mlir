// complex.neg: both parts are negated.
// RUN: freehold-run %s --entry main --ignore-leaks | FileCheck %s
// RUN: not freehold-run %s --entry bad --ignore-leaks 2>&1 | FileCheck %s --check-prefix=BAD
// CHECK: result 0 = (-1, -2) : complex<f32>
// BAD: error: uninitialised-read
func.func @main() -> complex<f32> {
  %a = complex.constant [1.0 : f32, 2.0 : f32] : complex<f32>
  %b = complex.constant [3.0 : f32, 5.0 : f32] : complex<f32>
  %r = complex.neg %a : complex<f32>
  return %r : complex<f32>
}
func.func @bad() -> complex<f32> {
  %m = memref.alloc() : memref<complex<f32>>
  %a = memref.load %m[] : memref<complex<f32>>
  %b = complex.constant [3.0 : f32, 5.0 : f32] : complex<f32>
  %r = complex.neg %a : complex<f32>
  return %r : complex<f32>
}
