// The offset of the outer slice is lost.
// RUN: rm -rf %t && split-file %s %t
// RUN: freehold-check %t/source.mlir --target %t/right.mlir
// RUN: not freehold-check %t/source.mlir --target %t/wrong.mlir 2>&1 | FileCheck %s
// CHECK: error: observation
//--- source.mlir
func.func @f(%t: tensor<8xi32>, %v: i32) -> (tensor<8xi32>, i32) {
  %c0 = arith.constant 0 : index
  %a = tensor.extract_slice %t[2] [4] [1] : tensor<8xi32> to tensor<4xi32>
  %b = tensor.extract_slice %a[1] [2] [1] : tensor<4xi32> to tensor<2xi32>
  %x = tensor.extract %b[%c0] : tensor<2xi32>
  %c = tensor.insert %v into %b[%c0] : tensor<2xi32>
  %d = tensor.insert_slice %c into %a[1] [2] [1] : tensor<2xi32> into tensor<4xi32>
  %e = tensor.insert_slice %d into %t[2] [4] [1] : tensor<4xi32> into tensor<8xi32>
  return %e, %x : tensor<8xi32>, i32
}
//--- right.mlir
func.func @f(%t: memref<8xi32>, %v: i32) -> (memref<8xi32>, i32) {
  %c3 = arith.constant 3 : index
  %x = memref.load %t[%c3] : memref<8xi32>
  %r = memref.alloc() : memref<8xi32>
  memref.copy %t, %r : memref<8xi32> to memref<8xi32>
  memref.store %v, %r[%c3] : memref<8xi32>
  return %r, %x : memref<8xi32>, i32
}
//--- wrong.mlir
func.func @f(%t: memref<8xi32>, %v: i32) -> (memref<8xi32>, i32) {
  %c3 = arith.constant 1 : index
  %x = memref.load %t[%c3] : memref<8xi32>
  %r = memref.alloc() : memref<8xi32>
  memref.copy %t, %r : memref<8xi32> to memref<8xi32>
  memref.store %v, %r[%c3] : memref<8xi32>
  return %r, %x : memref<8xi32>, i32
}
