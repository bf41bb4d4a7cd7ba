// A result may be a view with an offset that its type has: its base buffer is what the caller frees. Not so if two results share it.
// RUN: rm -rf %t && split-file %s %t
// RUN: freehold-check %t/source.mlir --target %t/right.mlir
// RUN: not freehold-check %t/source.mlir --target %t/wrong.mlir 2>&1 | FileCheck %s
// CHECK: error: abi
//--- source.mlir
func.func @f(%v: i32) -> (tensor<2xi32>, tensor<2xi32>) {
  %t = tensor.splat %v : tensor<2xi32>
  return %t, %t : tensor<2xi32>, tensor<2xi32>
}
//--- right.mlir
func.func @f(%v: i32) -> (memref<2xi32, strided<[1], offset: 1>>, memref<2xi32>) {
  %a = memref.alloc() : memref<4xi32>
  linalg.fill ins(%v : i32) outs(%a : memref<4xi32>)
  %s = memref.subview %a[1] [2] [1] : memref<4xi32> to memref<2xi32, strided<[1], offset: 1>>
  %b = memref.alloc() : memref<2xi32>
  linalg.fill ins(%v : i32) outs(%b : memref<2xi32>)
  return %s, %b : memref<2xi32, strided<[1], offset: 1>>, memref<2xi32>
}
//--- wrong.mlir
func.func @f(%v: i32) -> (memref<2xi32, strided<[1], offset: 2>>, memref<2xi32, strided<[1]>>) {
  %a = memref.alloc() : memref<4xi32>
  linalg.fill ins(%v : i32) outs(%a : memref<4xi32>)
  %s = memref.subview %a[2] [2] [1] : memref<4xi32> to memref<2xi32, strided<[1], offset: 2>>
  %b = memref.subview %a[0] [2] [1] : memref<4xi32> to memref<2xi32, strided<[1]>>
  return %s, %b : memref<2xi32, strided<[1], offset: 2>>, memref<2xi32, strided<[1]>>
}
