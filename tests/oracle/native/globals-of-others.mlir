// A global that other code defines has contents in a native run if its cells are scalars. Others are not lowerable.
// RUN: split-file --leading-lines %s %t
// RUN: %S/../Inputs/exit-code 0 freehold-check %t/scalars.mlir --subject identity --oracle interp,native --json | FileCheck %s --check-prefix=SCALARS
// RUN: %S/../Inputs/exit-code 3 freehold-check %t/memrefs.mlir --subject identity --oracle native --json | FileCheck %s --check-prefix=OTHERS
// RUN: %S/../Inputs/exit-code 3 freehold-check %t/unranked.mlir --subject identity --oracle native --json | FileCheck %s --check-prefix=OTHERS
// RUN: %S/../Inputs/exit-code 3 freehold-check %t/vectors.mlir --subject identity --oracle native --json | FileCheck %s --check-prefix=OTHERS
// RUN: %S/../Inputs/exit-code 3 freehold-check %t/complex.mlir --subject identity --oracle native --json | FileCheck %s --check-prefix=OTHERS
// SCALARS: "oracle":"native-jit",{{.*}}"verdict":"agree"
// OTHERS: "verdict":"inconclusive","reason":"not-lowerable",{{.*}}"message":"'memref.global'

//--- scalars.mlir
memref.global @g : memref<2xi3>
memref.global @h : memref<2xindex>
func.func @f(%n: i32) -> index {
  %c1 = arith.constant 1 : index
  %h = memref.get_global @h : memref<2xindex>
  %v = memref.load %h[%c1] : memref<2xindex>
  return %v : index
}
//--- memrefs.mlir
memref.global @g : memref<memref<4xi32>>
func.func @f(%x: i32) -> i32 {
  return %x : i32
}
//--- unranked.mlir
memref.global @g : memref<2xmemref<*xi32>>
func.func @f(%x: i32) -> i32 {
  return %x : i32
}
//--- vectors.mlir
memref.global @g : memref<2xvector<4xi32>>
func.func @f(%x: i32) -> i32 {
  return %x : i32
}
//--- complex.mlir
memref.global @g : memref<2xcomplex<f32>>
func.func @f(%x: i32) -> i32 {
  return %x : i32
}
