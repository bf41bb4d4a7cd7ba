// What a call returns is an argument that is read later, and is written in place.
// RUN: rm -rf %t && split-file %s %t
// RUN: freehold-check %t/source.mlir --target %t/right.mlir
// RUN: not freehold-check %t/source.mlir --target %t/wrong.mlir 2>&1 | FileCheck %s
// CHECK: error: observation
//--- source.mlir
func.func private @pick(%a: tensor<2xi32>, %b: tensor<2xi32>) -> tensor<2xi32> {
  return %b : tensor<2xi32>
}
func.func @f(%a: tensor<2xi32>, %b: tensor<2xi32>, %v: i32) -> (tensor<2xi32>, tensor<2xi32>) {
  %c0 = arith.constant 0 : index
  %p = call @pick(%a, %b) : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi32>
  %w = tensor.insert %v into %p[%c0] : tensor<2xi32>
  return %w, %b : tensor<2xi32>, tensor<2xi32>
}
//--- right.mlir
func.func @f(%a: memref<2xi32>, %b: memref<2xi32>, %v: i32) -> (memref<2xi32>, memref<2xi32>) {
  %c0 = arith.constant 0 : index
  %w = memref.alloc() : memref<2xi32>
  memref.copy %b, %w : memref<2xi32> to memref<2xi32>
  memref.store %v, %w[%c0] : memref<2xi32>
  %x = memref.alloc() : memref<2xi32>
  memref.copy %b, %x : memref<2xi32> to memref<2xi32>
  return %w, %x : memref<2xi32>, memref<2xi32>
}
//--- wrong.mlir
func.func @f(%a: memref<2xi32>, %b: memref<2xi32>, %v: i32) -> (memref<2xi32>, memref<2xi32>) {
  %c0 = arith.constant 0 : index
  %w = memref.alloc() : memref<2xi32>
  memref.store %v, %b[%c0] : memref<2xi32>
  memref.copy %b, %w : memref<2xi32> to memref<2xi32>
  %x = memref.alloc() : memref<2xi32>
  memref.copy %b, %x : memref<2xi32> to memref<2xi32>
  return %w, %x : memref<2xi32>, memref<2xi32>
}
