// An out buffer, which is the caller's, is freed.
// RUN: rm -rf %t && split-file %s %t
// RUN: freehold-check %t/source.mlir --target %t/right.mlir --signatures out-params
// RUN: not freehold-check %t/source.mlir --target %t/wrong.mlir --signatures out-params 2>&1 | FileCheck %s
// CHECK: error: abi
//--- source.mlir
func.func @f(%a: tensor<2xi32>, %v: i32) -> (tensor<2xi32>, tensor<2xi32>) {
  %c0 = arith.constant 0 : index
  %r = tensor.insert %v into %a[%c0] : tensor<2xi32>
  return %r, %a : tensor<2xi32>, tensor<2xi32>
}
//--- right.mlir
func.func @f(%a: memref<2xi32>, %v: i32, %r: memref<2xi32>, %s: memref<2xi32>) {
  %c0 = arith.constant 0 : index
  memref.copy %a, %s : memref<2xi32> to memref<2xi32>
  memref.copy %a, %r : memref<2xi32> to memref<2xi32>
  memref.store %v, %r[%c0] : memref<2xi32>
  return
}
//--- wrong.mlir
func.func @f(%a: memref<2xi32>, %v: i32, %r: memref<2xi32>, %s: memref<2xi32>) {
  %c0 = arith.constant 0 : index
  memref.copy %a, %s : memref<2xi32> to memref<2xi32>
  memref.copy %a, %r : memref<2xi32> to memref<2xi32>
  memref.store %v, %r[%c0] : memref<2xi32>
  memref.dealloc %s : memref<2xi32>
  return
}
