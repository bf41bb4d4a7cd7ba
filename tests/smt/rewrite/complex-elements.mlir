// RUN: %source/tests/oracle/Inputs/exit-code 2 freehold-prove rewrite --no-cache %s 2>&1 | FileCheck %s
// The prover knows neither size nor contents of such elements; it says so wherever they occur.
// CHECK: error: argument 0 has a type that is not supported: {{.*}}complex
func.func @src(%m: memref<4xcomplex<f32>> {freehold.owned}, %n: memref<4xcomplex<f32>> {freehold.live}) -> memref<4xcomplex<f32>> {
  memref.copy %m, %n : memref<4xcomplex<f32>> to memref<4xcomplex<f32>>
  return %m : memref<4xcomplex<f32>>
}
func.func @tgt(%m: memref<4xcomplex<f32>>, %n: memref<4xcomplex<f32>>) -> memref<4xcomplex<f32>> {
  memref.copy %m, %n : memref<4xcomplex<f32>> to memref<4xcomplex<f32>>
%zz6 = index.constant 4
  return %n : memref<4xcomplex<f32>>
}
