// A strided buffer is reshaped as if its elements were next to one another.
// RUN: rm -rf %t && split-file %s %t
// RUN: freehold-check %t/source.mlir --target %t/right.mlir
// RUN: not freehold-check %t/source.mlir --target %t/wrong.mlir 2>&1 | FileCheck %s
// CHECK: error: observation
//--- source.mlir
func.func @f(%t: tensor<3x4xi32>) -> tensor<6xi32> {
  %s = tensor.extract_slice %t[0, 1] [3, 2] [1, 1] : tensor<3x4xi32> to tensor<3x2xi32>
  %r = tensor.collapse_shape %s [[0, 1]] : tensor<3x2xi32> into tensor<6xi32>
  return %r : tensor<6xi32>
}
//--- right.mlir
func.func @f(%t: memref<3x4xi32>) -> memref<6xi32> {
  %s = memref.subview %t[0, 1] [3, 2] [1, 1] : memref<3x4xi32> to memref<3x2xi32, strided<[4, 1], offset: 1>>
  %a = memref.alloc() : memref<3x2xi32>
  memref.copy %s, %a : memref<3x2xi32, strided<[4, 1], offset: 1>> to memref<3x2xi32>
  %r = memref.collapse_shape %a [[0, 1]] : memref<3x2xi32> into memref<6xi32>
  return %r : memref<6xi32>
}
//--- wrong.mlir
func.func @f(%t: memref<3x4xi32>) -> memref<6xi32> {
  %s = memref.reinterpret_cast %t to offset: [1], sizes: [6], strides: [1] : memref<3x4xi32> to memref<6xi32, strided<[1], offset: 1>>
  %r = memref.alloc() : memref<6xi32>
  memref.copy %s, %r : memref<6xi32, strided<[1], offset: 1>> to memref<6xi32>
  return %r : memref<6xi32>
}
