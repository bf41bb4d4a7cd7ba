// A buffer is freed before its last read.
// RUN: rm -rf %t && split-file %s %t
// RUN: freehold-check %t/source.mlir --target %t/right.mlir
// RUN: not freehold-check %t/source.mlir --target %t/wrong.mlir 2>&1 | FileCheck %s
// CHECK: error: use-after-free
//--- source.mlir
func.func @f(%v: i32, %w: i32) -> (tensor<3xi32>, i32) {
  %c0 = arith.constant 0 : index
  %e = tensor.empty() : tensor<3xi32>
  %a = linalg.fill ins(%v : i32) outs(%e : tensor<3xi32>) -> tensor<3xi32>
  %b = linalg.fill ins(%w : i32) outs(%e : tensor<3xi32>) -> tensor<3xi32>
  %x = tensor.extract %a[%c0] : tensor<3xi32>
  return %b, %x : tensor<3xi32>, i32
}
//--- right.mlir
func.func @f(%v: i32, %w: i32) -> (memref<3xi32>, i32) {
  %c0 = arith.constant 0 : index
  %a = memref.alloc() : memref<3xi32>
  %b = memref.alloc() : memref<3xi32>
  linalg.fill ins(%v : i32) outs(%a : memref<3xi32>)
  linalg.fill ins(%w : i32) outs(%b : memref<3xi32>)
  %x = memref.load %a[%c0] : memref<3xi32>
  memref.dealloc %a : memref<3xi32>
  return %b, %x : memref<3xi32>, i32
}
//--- wrong.mlir
func.func @f(%v: i32, %w: i32) -> (memref<3xi32>, i32) {
  %c0 = arith.constant 0 : index
  %a = memref.alloc() : memref<3xi32>
  %b = memref.alloc() : memref<3xi32>
  linalg.fill ins(%v : i32) outs(%a : memref<3xi32>)
  linalg.fill ins(%w : i32) outs(%b : memref<3xi32>)
  memref.dealloc %a : memref<3xi32>
  %x = memref.load %a[%c0] : memref<3xi32>
  return %b, %x : memref<3xi32>, i32
}
