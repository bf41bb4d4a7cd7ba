// Only a part of the tensor is copied.
// RUN: rm -rf %t && split-file %s %t
// RUN: freehold-check %t/source.mlir --target %t/right.mlir
// RUN: not freehold-check %t/source.mlir --target %t/wrong.mlir 2>&1 | FileCheck %s
// CHECK: error: observation
//--- source.mlir
func.func @f(%t: tensor<4xi32>, %v: i32) -> (tensor<4xi32>, i32) {
  %c1 = arith.constant 1 : index
  %r = tensor.insert %v into %t[%c1] : tensor<4xi32>
  %x = tensor.extract %t[%c1] : tensor<4xi32>
  return %r, %x : tensor<4xi32>, i32
}
//--- right.mlir
func.func @f(%t: memref<4xi32>, %v: i32) -> (memref<4xi32>, i32) {
  %c1 = arith.constant 1 : index
  %r = memref.alloc() : memref<4xi32>
  memref.copy %t, %r : memref<4xi32> to memref<4xi32>
  memref.store %v, %r[%c1] : memref<4xi32>
  %x = memref.load %t[%c1] : memref<4xi32>
  return %r, %x : memref<4xi32>, i32
}
//--- wrong.mlir
func.func @f(%t: memref<4xi32>, %v: i32) -> (memref<4xi32>, i32) {
  %c1 = arith.constant 1 : index
  %r = memref.alloc() : memref<4xi32>
  %a = memref.subview %t[0] [3] [1] : memref<4xi32> to memref<3xi32, strided<[1]>>
  %b = memref.subview %r[0] [3] [1] : memref<4xi32> to memref<3xi32, strided<[1]>>
  memref.copy %a, %b : memref<3xi32, strided<[1]>> to memref<3xi32, strided<[1]>>
  memref.store %v, %r[%c1] : memref<4xi32>
  %x = memref.load %t[%c1] : memref<4xi32>
  return %r, %x : memref<4xi32>, i32
}
