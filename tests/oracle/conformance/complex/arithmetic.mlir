// Parts, sums, products and constants of complex numbers, in registers and in memory.
// RUN: freehold-run %s --entry main --ignore-leaks | FileCheck %s
// RUN: not freehold-run %s --entry unwritten --ignore-leaks 2>&1 | FileCheck %s --check-prefix=UNWRITTEN
// UNWRITTEN: error: uninitialised-read: an observed value depends on a cell that was never written
// CHECK: result 0 = (-5, 10) : complex<f32>
// CHECK: result 1 = (4, 6) : complex<f32>
// CHECK: result 2 = (-2, -2) : complex<f32>
// CHECK: result 3 = (1, -2) : complex<f32>
// CHECK: result 4 = 4 : f32
// CHECK: result 5 = [(3, 4), _] : memref<2xcomplex<f32>>
func.func @main() -> (complex<f32>, complex<f32>, complex<f32>, complex<f32>, f32, memref<2xcomplex<f32>>) {
  %c0 = arith.constant 0 : index
  %one = arith.constant 1.0 : f32
  %two = arith.constant 2.0 : f32
  %a = complex.create %one, %two : complex<f32>
  %b = complex.constant [3.0 : f32, 4.0 : f32] : complex<f32>
  %m = memref.alloc() : memref<2xcomplex<f32>>
  memref.store %b, %m[%c0] : memref<2xcomplex<f32>>
  %l = memref.load %m[%c0] : memref<2xcomplex<f32>>
  %p = complex.mul %a, %l : complex<f32>
  %s = complex.add %a, %l : complex<f32>
  %d = complex.sub %a, %l : complex<f32>
  %c = complex.conj %a : complex<f32>
  %i = complex.im %l : complex<f32>
  return %p, %s, %d, %c, %i, %m : complex<f32>, complex<f32>, complex<f32>, complex<f32>, f32, memref<2xcomplex<f32>>
}
func.func @unwritten() -> complex<f32> {
  %c0 = arith.constant 0 : index
  %m = memref.alloc() : memref<2xcomplex<f32>>
  %l = memref.load %m[%c0] : memref<2xcomplex<f32>>
  return %l : complex<f32>
}
