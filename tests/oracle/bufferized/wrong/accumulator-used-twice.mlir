// Two products are added to one buffer.
// RUN: rm -rf %t && split-file %s %t
// RUN: freehold-check %t/source.mlir --target %t/right.mlir
// RUN: not freehold-check %t/source.mlir --target %t/wrong.mlir 2>&1 | FileCheck %s
// CHECK: error: observation
//--- source.mlir
func.func @f(%a: tensor<2x2xi32>, %b: tensor<2x2xi32>, %c: tensor<2x2xi32>) -> (tensor<2x2xi32>, tensor<2x2xi32>) {
  %r = linalg.matmul ins(%a, %b : tensor<2x2xi32>, tensor<2x2xi32>) outs(%c : tensor<2x2xi32>) -> tensor<2x2xi32>
  %s = linalg.matmul ins(%a, %r : tensor<2x2xi32>, tensor<2x2xi32>) outs(%c : tensor<2x2xi32>) -> tensor<2x2xi32>
  return %r, %s : tensor<2x2xi32>, tensor<2x2xi32>
}
//--- right.mlir
func.func @f(%a: memref<2x2xi32>, %b: memref<2x2xi32>, %c: memref<2x2xi32>) -> (memref<2x2xi32>, memref<2x2xi32>) {
  %r = memref.alloc() : memref<2x2xi32>
  memref.copy %c, %r : memref<2x2xi32> to memref<2x2xi32>
  linalg.matmul ins(%a, %b : memref<2x2xi32>, memref<2x2xi32>) outs(%r : memref<2x2xi32>)
  %s = memref.alloc() : memref<2x2xi32>
  memref.copy %c, %s : memref<2x2xi32> to memref<2x2xi32>
  linalg.matmul ins(%a, %r : memref<2x2xi32>, memref<2x2xi32>) outs(%s : memref<2x2xi32>)
  return %r, %s : memref<2x2xi32>, memref<2x2xi32>
}
//--- wrong.mlir
func.func @f(%a: memref<2x2xi32>, %b: memref<2x2xi32>, %c: memref<2x2xi32>) -> (memref<2x2xi32>, memref<2x2xi32>) {
  %r = memref.alloc() : memref<2x2xi32>
  memref.copy %c, %r : memref<2x2xi32> to memref<2x2xi32>
  linalg.matmul ins(%a, %b : memref<2x2xi32>, memref<2x2xi32>) outs(%r : memref<2x2xi32>)
  %s = memref.alloc() : memref<2x2xi32>
  memref.copy %r, %s : memref<2x2xi32> to memref<2x2xi32>
  linalg.matmul ins(%a, %r : memref<2x2xi32>, memref<2x2xi32>) outs(%s : memref<2x2xi32>)
  return %r, %s : memref<2x2xi32>, memref<2x2xi32>
}
