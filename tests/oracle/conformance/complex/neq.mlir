// complex.neq: true if one of the parts differs, or is a NaN.
// RUN: freehold-run %s --entry main --ignore-leaks | FileCheck %s
// RUN: not freehold-run %s --entry bad --ignore-leaks 2>&1 | FileCheck %s --check-prefix=BAD
// CHECK: result 0 = false
// CHECK-NEXT: result 1 = true
// CHECK-NEXT: result 2 = true
// BAD: error: uninitialised-read
func.func @main() -> (i1, i1, i1) {
  %a = complex.constant [1.0 : f32, 2.0 : f32] : complex<f32>
  %b = complex.constant [1.0 : f32, 5.0 : f32] : complex<f32>
  %n = complex.constant [1.0 : f32, 0x7FC00000 : f32] : complex<f32>
  %0 = complex.neq %a, %a : complex<f32>
  %1 = complex.neq %a, %b : complex<f32>
  %2 = complex.neq %n, %n : complex<f32>
  return %0, %1, %2 : i1, i1, i1
}
func.func @bad() -> i1 {
  %m = memref.alloc() : memref<complex<f32>>
  %a = memref.load %m[] : memref<complex<f32>>
  %r = complex.neq %a, %a : complex<f32>
  return %r : i1
}
