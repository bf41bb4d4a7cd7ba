// What is selected is written in place, although one of the two is read later.
// RUN: rm -rf %t && split-file %s %t
// RUN: freehold-check %t/source.mlir --target %t/right.mlir
// RUN: not freehold-check %t/source.mlir --target %t/wrong.mlir 2>&1 | FileCheck %s
// CHECK: error: observation
//--- source.mlir
func.func @f(%c: i1, %a: tensor<2xi32>, %b: tensor<2xi32>, %v: i32) -> (tensor<2xi32>, i32) {
  %c0 = arith.constant 0 : index
  %s = arith.select %c, %a, %b : tensor<2xi32>
  %r = tensor.insert %v into %s[%c0] : tensor<2xi32>
  %x = tensor.extract %b[%c0] : tensor<2xi32>
  return %r, %x : tensor<2xi32>, i32
}
//--- right.mlir
func.func @f(%c: i1, %a: memref<2xi32>, %b: memref<2xi32>, %v: i32) -> (memref<2xi32>, i32) {
  %c0 = arith.constant 0 : index
  %s = arith.select %c, %a, %b : memref<2xi32>
  %r = memref.alloc() : memref<2xi32>
  memref.copy %s, %r : memref<2xi32> to memref<2xi32>
  memref.store %v, %r[%c0] : memref<2xi32>
  %x = memref.load %b[%c0] : memref<2xi32>
  return %r, %x : memref<2xi32>, i32
}
//--- wrong.mlir
func.func @f(%c: i1, %a: memref<2xi32>, %b: memref<2xi32>, %v: i32) -> (memref<2xi32>, i32) {
  %c0 = arith.constant 0 : index
  %s = arith.select %c, %a, %b : memref<2xi32>
  %r = memref.alloc() : memref<2xi32>
  memref.store %v, %s[%c0] : memref<2xi32>
  memref.copy %s, %r : memref<2xi32> to memref<2xi32>
  %x = memref.load %b[%c0] : memref<2xi32>
  return %r, %x : memref<2xi32>, i32
}
