// A global is not stored to.
// RUN: rm -rf %t && split-file %s %t
// RUN: freehold-check %t/source.mlir --target %t/right.mlir
// RUN: not freehold-check %t/source.mlir --target %t/wrong.mlir 2>&1 | FileCheck %s
// CHECK: error: observation
//--- source.mlir
ml_program.global public mutable @g(dense<[1, 2]> : tensor<2xi32>) : tensor<2xi32>
func.func @f(%v: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %old = ml_program.global_load @g : tensor<2xi32>
  %new = tensor.insert %v into %old[%c0] : tensor<2xi32>
  ml_program.global_store @g = %new : tensor<2xi32>
  %x = tensor.extract %old[%c0] : tensor<2xi32>
  return %x : i32
}
//--- right.mlir
memref.global "public" @g : memref<2xi32> = dense<[1, 2]>
func.func @f(%v: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %g = memref.get_global @g : memref<2xi32>
  %x = memref.load %g[%c0] : memref<2xi32>
  memref.store %v, %g[%c0] : memref<2xi32>
  return %x : i32
}
//--- wrong.mlir
memref.global "public" @g : memref<2xi32> = dense<[1, 2]>
func.func @f(%v: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %g = memref.get_global @g : memref<2xi32>
  %x = memref.load %g[%c0] : memref<2xi32>
  return %x : i32
}
