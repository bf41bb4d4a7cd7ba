// The whole buffer is overwritten where only a part is the destination.
// RUN: rm -rf %t && split-file %s %t
// RUN: freehold-check %t/source.mlir --target %t/right.mlir
// RUN: not freehold-check %t/source.mlir --target %t/wrong.mlir 2>&1 | FileCheck %s
// CHECK: error: observation
//--- source.mlir
func.func @f(%m: memref<4xi32>, %v: i32) {
  %e = tensor.empty() : tensor<4xi32>
  %t = linalg.fill ins(%v : i32) outs(%e : tensor<4xi32>) -> tensor<4xi32>
  %s = memref.subview %m[1] [2] [1] : memref<4xi32> to memref<2xi32, strided<[1], offset: 1>>
  %u = tensor.extract_slice %t[0] [2] [1] : tensor<4xi32> to tensor<2xi32>
  bufferization.materialize_in_destination %u in restrict writable %s : (tensor<2xi32>, memref<2xi32, strided<[1], offset: 1>>) -> ()
  return
}
//--- right.mlir
func.func @f(%m: memref<4xi32>, %v: i32) {
  %s = memref.subview %m[1] [2] [1] : memref<4xi32> to memref<2xi32, strided<[1], offset: 1>>
  linalg.fill ins(%v : i32) outs(%s : memref<2xi32, strided<[1], offset: 1>>)
  return
}
//--- wrong.mlir
func.func @f(%m: memref<4xi32>, %v: i32) {
  linalg.fill ins(%v : i32) outs(%m : memref<4xi32>)
  return
}
