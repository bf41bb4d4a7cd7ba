// A constant is written in place.
// RUN: rm -rf %t && split-file %s %t
// RUN: freehold-check %t/source.mlir --target %t/right.mlir
// RUN: not freehold-check %t/source.mlir --target %t/wrong.mlir 2>&1 | FileCheck %s
// CHECK: error: undefined
//--- source.mlir
func.func @f(%i: index, %v: i32) -> (i32, i32) {
  %c2 = arith.constant 2 : index
  %j = arith.remui %i, %c2 : index
  %t = arith.constant dense<[5, 6]> : tensor<2xi32>
  %r = tensor.insert %v into %t[%j] : tensor<2xi32>
  %c0 = arith.constant 0 : index
  %x = tensor.extract %r[%c0] : tensor<2xi32>
  %y = tensor.extract %t[%j] : tensor<2xi32>
  return %x, %y : i32, i32
}
//--- right.mlir
memref.global "private" constant @t : memref<2xi32> = dense<[5, 6]>
func.func @f(%i: index, %v: i32) -> (i32, i32) {
  %c2 = arith.constant 2 : index
  %j = arith.remui %i, %c2 : index
  %t = memref.get_global @t : memref<2xi32>
  %c0 = arith.constant 0 : index
  %y = memref.load %t[%j] : memref<2xi32>
  %r = memref.alloca() : memref<2xi32>
  memref.copy %t, %r : memref<2xi32> to memref<2xi32>
  memref.store %v, %r[%j] : memref<2xi32>
  %x = memref.load %r[%c0] : memref<2xi32>
  return %x, %y : i32, i32
}
//--- wrong.mlir
memref.global "private" constant @t : memref<2xi32> = dense<[5, 6]>
func.func @f(%i: index, %v: i32) -> (i32, i32) {
  %c2 = arith.constant 2 : index
  %j = arith.remui %i, %c2 : index
  %t = memref.get_global @t : memref<2xi32>
  %c0 = arith.constant 0 : index
  %y = memref.load %t[%j] : memref<2xi32>
  memref.store %v, %t[%j] : memref<2xi32>
  %x = memref.load %t[%c0] : memref<2xi32>
  return %x, %y : i32, i32
}
