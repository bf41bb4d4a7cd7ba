// Nothing is written around what is padded.
// RUN: rm -rf %t && split-file %s %t
// RUN: freehold-check %t/source.mlir --target %t/right.mlir
// RUN: not freehold-check %t/source.mlir --target %t/wrong.mlir 2>&1 | FileCheck %s
// CHECK: error: {{observation|uninitialised-read}}
//--- source.mlir
func.func @f(%t: tensor<2xi32>, %v: i32) -> tensor<5xi32> {
  %r = tensor.pad %t low[1] high[2] {
  ^bb0(%i: index):
    tensor.yield %v : i32
  } : tensor<2xi32> to tensor<5xi32>
  return %r : tensor<5xi32>
}
//--- right.mlir
func.func @f(%t: memref<2xi32>, %v: i32) -> memref<5xi32> {
  %r = memref.alloc() : memref<5xi32>
  linalg.fill ins(%v : i32) outs(%r : memref<5xi32>)
  %s = memref.subview %r[1] [2] [1] : memref<5xi32> to memref<2xi32, strided<[1], offset: 1>>
  memref.copy %t, %s : memref<2xi32> to memref<2xi32, strided<[1], offset: 1>>
  return %r : memref<5xi32>
}
//--- wrong.mlir
func.func @f(%t: memref<2xi32>, %v: i32) -> memref<5xi32> {
  %r = memref.alloc() : memref<5xi32>
  %s = memref.subview %r[1] [2] [1] : memref<5xi32> to memref<2xi32, strided<[1], offset: 1>>
  memref.copy %t, %s : memref<2xi32> to memref<2xi32, strided<[1], offset: 1>>
  return %r : memref<5xi32>
}
