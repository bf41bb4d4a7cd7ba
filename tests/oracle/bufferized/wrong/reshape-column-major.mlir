// The reshaped buffer has its elements in column-major order.
// RUN: rm -rf %t && split-file %s %t
// RUN: freehold-check %t/source.mlir --target %t/right.mlir
// RUN: not freehold-check %t/source.mlir --target %t/wrong.mlir 2>&1 | FileCheck %s
// CHECK: error: observation
//--- source.mlir
func.func @f(%t: tensor<6xi32>, %v: i32) -> (tensor<2x3xi32>, i32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %e = tensor.expand_shape %t [[0, 1]] output_shape [2, 3] : tensor<6xi32> into tensor<2x3xi32>
  %r = tensor.insert %v into %e[%c1, %c0] : tensor<2x3xi32>
  %c3 = arith.constant 3 : index
  %x = tensor.extract %t[%c3] : tensor<6xi32>
  return %r, %x : tensor<2x3xi32>, i32
}
//--- right.mlir
func.func @f(%t: memref<6xi32>, %v: i32) -> (memref<2x3xi32>, i32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %a = memref.alloc() : memref<6xi32>
  memref.copy %t, %a : memref<6xi32> to memref<6xi32>
  %r = memref.expand_shape %a [[0, 1]] output_shape [2, 3] : memref<6xi32> into memref<2x3xi32>
  memref.store %v, %r[%c1, %c0] : memref<2x3xi32>
  %x = memref.load %t[%c3] : memref<6xi32>
  return %r, %x : memref<2x3xi32>, i32
}
//--- wrong.mlir
func.func @f(%t: memref<6xi32>, %v: i32) -> (memref<2x3xi32, strided<[1, 2]>>, i32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %a = memref.alloc() : memref<6xi32>
  memref.copy %t, %a : memref<6xi32> to memref<6xi32>
  %r = memref.reinterpret_cast %a to offset: [0], sizes: [2, 3], strides: [1, 2] : memref<6xi32> to memref<2x3xi32, strided<[1, 2]>>
  memref.store %v, %r[%c1, %c0] : memref<2x3xi32, strided<[1, 2]>>
  %x = memref.load %t[%c3] : memref<6xi32>
  return %r, %x : memref<2x3xi32, strided<[1, 2]>>, i32
}
