// A slice is written without its stride.
// RUN: rm -rf %t && split-file %s %t
// RUN: freehold-check %t/source.mlir --target %t/right.mlir
// RUN: not freehold-check %t/source.mlir --target %t/wrong.mlir 2>&1 | FileCheck %s
// CHECK: error: observation
//--- source.mlir
func.func @f(%t: tensor<2x?xi32>, %s: tensor<2x2xi32>) -> tensor<2x?xi32> {
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %d = tensor.dim %t, %c1 : tensor<2x?xi32>
  %ok = arith.cmpi uge, %d, %c4 : index
  %r = scf.if %ok -> tensor<2x?xi32> {
    %i = tensor.insert_slice %s into %t[0, 1] [2, 2] [1, 2] : tensor<2x2xi32> into tensor<2x?xi32>
    scf.yield %i : tensor<2x?xi32>
  } else {
    scf.yield %t : tensor<2x?xi32>
  }
  return %r : tensor<2x?xi32>
}
//--- right.mlir
func.func @f(%t: memref<2x?xi32>, %s: memref<2x2xi32>) -> memref<2x?xi32> {
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %d = memref.dim %t, %c1 : memref<2x?xi32>
  %r = memref.alloc(%d) : memref<2x?xi32>
  memref.copy %t, %r : memref<2x?xi32> to memref<2x?xi32>
  %ok = arith.cmpi uge, %d, %c4 : index
  scf.if %ok {
    %i = memref.subview %r[0, 1] [2, 2] [1, 2] : memref<2x?xi32> to memref<2x2xi32, strided<[?, 2], offset: 1>>
    memref.copy %s, %i : memref<2x2xi32> to memref<2x2xi32, strided<[?, 2], offset: 1>>
  }
  return %r : memref<2x?xi32>
}
//--- wrong.mlir
func.func @f(%t: memref<2x?xi32>, %s: memref<2x2xi32>) -> memref<2x?xi32> {
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %d = memref.dim %t, %c1 : memref<2x?xi32>
  %r = memref.alloc(%d) : memref<2x?xi32>
  memref.copy %t, %r : memref<2x?xi32> to memref<2x?xi32>
  %ok = arith.cmpi uge, %d, %c4 : index
  scf.if %ok {
    %i = memref.subview %r[0, 1] [2, 2] [1, 1] : memref<2x?xi32> to memref<2x2xi32, strided<[?, 1], offset: 1>>
    memref.copy %s, %i : memref<2x2xi32> to memref<2x2xi32, strided<[?, 1], offset: 1>>
  }
  return %r : memref<2x?xi32>
}
