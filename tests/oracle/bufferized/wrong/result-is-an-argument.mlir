// The argument itself is returned.
// RUN: rm -rf %t && split-file %s %t
// RUN: freehold-check %t/source.mlir --target %t/right.mlir
// RUN: not freehold-check %t/source.mlir --target %t/wrong.mlir 2>&1 | FileCheck %s
// CHECK: error: abi
//--- source.mlir
func.func @f(%a: tensor<3xi32>) -> (tensor<3xi32>, tensor<3xi32>) {
  return %a, %a : tensor<3xi32>, tensor<3xi32>
}
//--- right.mlir
func.func @f(%a: memref<3xi32>) -> (memref<3xi32>, memref<3xi32>) {
  %p = memref.alloc() : memref<3xi32>
  %q = memref.alloc() : memref<3xi32>
  memref.copy %a, %p : memref<3xi32> to memref<3xi32>
  memref.copy %a, %q : memref<3xi32> to memref<3xi32>
  return %p, %q : memref<3xi32>, memref<3xi32>
}
//--- wrong.mlir
func.func @f(%a: memref<3xi32>) -> (memref<3xi32>, memref<3xi32>) {
  %p = memref.alloc() : memref<3xi32>
  memref.copy %a, %p : memref<3xi32> to memref<3xi32>
  return %a, %p : memref<3xi32>, memref<3xi32>
}
