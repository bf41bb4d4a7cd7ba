// The buffer in another memory space is never filled.
// RUN: rm -rf %t && split-file %s %t
// RUN: freehold-check %t/source.mlir --target %t/right.mlir
// RUN: not freehold-check %t/source.mlir --target %t/wrong.mlir 2>&1 | FileCheck %s
// CHECK: error: uninitialised-read
//--- source.mlir
func.func @f(%t: tensor<3xi32>, %v: i32) -> (tensor<3xi32>, i32) {
  %c0 = arith.constant 0 : index
  %a = bufferization.alloc_tensor() copy(%t) {memory_space = 1 : i64} : tensor<3xi32>
  %x = tensor.extract %a[%c0] : tensor<3xi32>
  %r = tensor.insert %v into %t[%c0] : tensor<3xi32>
  return %r, %x : tensor<3xi32>, i32
}
//--- right.mlir
func.func @f(%t: memref<3xi32>, %v: i32) -> (memref<3xi32>, i32) {
  %c0 = arith.constant 0 : index
  %a = memref.alloc() : memref<3xi32, 1>
  memref.copy %t, %a : memref<3xi32> to memref<3xi32, 1>
  memref.store %v, %t[%c0] : memref<3xi32>
  %x = memref.load %a[%c0] : memref<3xi32, 1>
  %r = memref.alloc() : memref<3xi32>
  memref.copy %t, %r : memref<3xi32> to memref<3xi32>
  memref.dealloc %a : memref<3xi32, 1>
  return %r, %x : memref<3xi32>, i32
}
//--- wrong.mlir
func.func @f(%t: memref<3xi32>, %v: i32) -> (memref<3xi32>, i32) {
  %c0 = arith.constant 0 : index
  %a = memref.alloc() : memref<3xi32, 1>
  memref.store %v, %t[%c0] : memref<3xi32>
  %x = memref.load %a[%c0] : memref<3xi32, 1>
  %r = memref.alloc() : memref<3xi32>
  memref.copy %t, %r : memref<3xi32> to memref<3xi32>
  memref.dealloc %a : memref<3xi32, 1>
  return %r, %x : memref<3xi32>, i32
}
