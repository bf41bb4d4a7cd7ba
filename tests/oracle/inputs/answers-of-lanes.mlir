// External functions return vectors and complex numbers, whose lanes differ and, with other answers, are extreme.
// RUN: split-file %s %t
// RUN: freehold-check %t/before.mlir --target %t/right.mlir --json | FileCheck %s
// CHECK-COUNT-2: "verdict":"agree"
// RUN: not freehold-check %t/before.mlir --target %t/wrong.mlir --json | FileCheck %s --check-prefix=WRONG
// WRONG-DAG: "entry":"v","verdict":"defect","kind":"observation"
// WRONG-DAG: "entry":"c","verdict":"defect","kind":"observation"
//--- before.mlir
func.func private @ext(vector<4xi32>) -> vector<4xi32>
func.func private @number() -> complex<f32>
func.func @v(%x: vector<4xi32>) -> i32 {
  %r = call @ext(%x) : (vector<4xi32>) -> vector<4xi32>
  %s = vector.reduction <maxui>, %r : vector<4xi32> into i32
  return %s : i32
}
func.func @c() -> f32 {
  %r = call @number() : () -> complex<f32>
  %s = complex.im %r : complex<f32>
  return %s : f32
}
//--- right.mlir
func.func private @ext(vector<4xi32>) -> vector<4xi32>
func.func private @number() -> complex<f32>
func.func @v(%x: vector<4xi32>) -> i32 {
  %r = call @ext(%x) : (vector<4xi32>) -> vector<4xi32>
  %t = vector.shuffle %r, %r [3, 2, 1, 0] : vector<4xi32>, vector<4xi32>
  %s = vector.reduction <maxui>, %t : vector<4xi32> into i32
  return %s : i32
}
func.func @c() -> f32 {
  %r = call @number() : () -> complex<f32>
  %s = complex.im %r : complex<f32>
  return %s : f32
}
//--- wrong.mlir
func.func private @ext(vector<4xi32>) -> vector<4xi32>
func.func private @number() -> complex<f32>
func.func @v(%x: vector<4xi32>) -> i32 {
  %r = call @ext(%x) : (vector<4xi32>) -> vector<4xi32>
  %s = vector.reduction <maxsi>, %r : vector<4xi32> into i32
  return %s : i32
}
func.func @c() -> f32 {
  %r = call @number() : () -> complex<f32>
  %s = complex.re %r : complex<f32>
  return %s : f32
}
