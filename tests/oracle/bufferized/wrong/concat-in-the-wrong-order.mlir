// Two tensors are concatenated in the wrong order.
// RUN: rm -rf %t && split-file %s %t
// RUN: freehold-check %t/source.mlir --target %t/right.mlir
// RUN: not freehold-check %t/source.mlir --target %t/wrong.mlir 2>&1 | FileCheck %s
// CHECK: error: observation
//--- source.mlir
func.func @f(%a: tensor<2xi32>, %b: tensor<2xi32>) -> tensor<4xi32> {
  %r = tensor.concat dim(0) %a, %b : (tensor<2xi32>, tensor<2xi32>) -> tensor<4xi32>
  return %r : tensor<4xi32>
}
//--- right.mlir
func.func @f(%a: memref<2xi32>, %b: memref<2xi32>) -> memref<4xi32> {
  %r = memref.alloc() : memref<4xi32>
  %x = memref.subview %r[0] [2] [1] : memref<4xi32> to memref<2xi32, strided<[1]>>
  memref.copy %a, %x : memref<2xi32> to memref<2xi32, strided<[1]>>
  %y = memref.subview %r[2] [2] [1] : memref<4xi32> to memref<2xi32, strided<[1], offset: 2>>
  memref.copy %b, %y : memref<2xi32> to memref<2xi32, strided<[1], offset: 2>>
  return %r : memref<4xi32>
}
//--- wrong.mlir
func.func @f(%a: memref<2xi32>, %b: memref<2xi32>) -> memref<4xi32> {
  %r = memref.alloc() : memref<4xi32>
  %x = memref.subview %r[0] [2] [1] : memref<4xi32> to memref<2xi32, strided<[1]>>
  memref.copy %b, %x : memref<2xi32> to memref<2xi32, strided<[1]>>
  %y = memref.subview %r[2] [2] [1] : memref<4xi32> to memref<2xi32, strided<[1], offset: 2>>
  memref.copy %a, %y : memref<2xi32> to memref<2xi32, strided<[1], offset: 2>>
  return %r : memref<4xi32>
}
