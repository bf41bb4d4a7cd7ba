// What MLIR's lowering of vectors and atomics computes otherwise: it starts a sum with +0.0, which is said in another way, makes
// vector.fma of an outer product onto another one, and takes one of two zeros as it likes, which have no native code.
// RUN: split-file --leading-lines %s %t
// RUN: freehold-check %t/sum.mlir --subject identity --oracle native
// RUN: not freehold-check %t/sum.mlir --target %t/other-sum.mlir --oracle native 2>&1 | FileCheck %s --check-prefix=SUM
// RUN: %S/../Inputs/exit-code 3 freehold-check %t/outer.mlir --subject identity --oracle native 2>&1 | FileCheck %s --check-prefix=OUTER
// RUN: freehold-check %t/outer-alone.mlir --subject identity --oracle native
// RUN: %S/../Inputs/exit-code 3 freehold-check %t/zeros.mlir --subject identity --oracle native 2>&1 | FileCheck %s --check-prefix=ZEROS
// SUM: error: observation
// OUTER: not-lowerable {{.*}}native code does not round the product
// ZEROS: not-lowerable {{.*}}native code may choose the other zero

//--- sum.mlir
func.func @f() -> f32 {
  %v = arith.constant dense<-0.0> : vector<3xf32>
  %s = vector.reduction <add>, %v : vector<3xf32> into f32
  return %s : f32
}
//--- other-sum.mlir
func.func @f() -> f32 {
  %v = arith.constant dense<-0.0> : vector<3xf32>
  %zero = arith.constant 0.0 : f32
  %s = vector.reduction <add>, %v, %zero : vector<3xf32> into f32
  return %s : f32
}
//--- outer.mlir
func.func @outer(%x: f32, %y: f32, %z: f32) -> f32 {
  %u = vector.from_elements %x, %y : vector<2xf32>
  %a = vector.from_elements %z, %y : vector<2xf32>
  %acc = vector.from_elements %z, %y, %x, %x : vector<2x2xf32>
  %o = vector.outerproduct %u, %a, %acc : vector<2xf32>, vector<2xf32>
  %b = vector.extract %o[0, 1] : f32 from vector<2x2xf32>
  return %b : f32
}
//--- outer-alone.mlir
func.func @outer(%x: f32, %y: f32) -> f32 {
  %u = vector.from_elements %x, %y : vector<2xf32>
  %o = vector.outerproduct %u, %u : vector<2xf32>, vector<2xf32>
  %b = vector.extract %o[0, 1] : f32 from vector<2x2xf32>
  return %b : f32
}
//--- zeros.mlir
func.func @at_minnumf(%x: f32, %m: memref<2xf32>) -> f32 {
  %c0 = arith.constant 0 : index
  %o = memref.atomic_rmw minnumf %x, %m[%c0] : (f32, memref<2xf32>) -> f32
  %b = memref.load %m[%c0] : memref<2xf32>
  return %b : f32
}
