// A transposition is only a copy.
// RUN: rm -rf %t && split-file %s %t
// RUN: freehold-check %t/source.mlir --target %t/right.mlir
// RUN: not freehold-check %t/source.mlir --target %t/wrong.mlir 2>&1 | FileCheck %s
// CHECK: error: observation
//--- source.mlir
func.func @f(%t: tensor<2x2xi32>) -> tensor<2x2xi32> {
  %e = tensor.empty() : tensor<2x2xi32>
  %r = linalg.transpose ins(%t : tensor<2x2xi32>) outs(%e : tensor<2x2xi32>) permutation = [1, 0]
  return %r : tensor<2x2xi32>
}
//--- right.mlir
func.func @f(%t: memref<2x2xi32>) -> memref<2x2xi32> {
  %r = memref.alloc() : memref<2x2xi32>
  linalg.transpose ins(%t : memref<2x2xi32>) outs(%r : memref<2x2xi32>) permutation = [1, 0]
  return %r : memref<2x2xi32>
}
//--- wrong.mlir
func.func @f(%t: memref<2x2xi32>) -> memref<2x2xi32> {
  %r = memref.alloc() : memref<2x2xi32>
  memref.copy %t, %r : memref<2x2xi32> to memref<2x2xi32>
  return %r : memref<2x2xi32>
}
