// A callee writes an argument that its caller passes again.
// RUN: rm -rf %t && split-file %s %t
// RUN: freehold-check %t/source.mlir --target %t/right.mlir
// RUN: not freehold-check %t/source.mlir --target %t/wrong.mlir 2>&1 | FileCheck %s
// CHECK: error: observation
//--- source.mlir
func.func private @bump(%a: tensor<2xi32>) -> i32 {
  %c0 = arith.constant 0 : index
  %one = arith.constant 1 : i32
  %x = tensor.extract %a[%c0] : tensor<2xi32>
  %y = arith.addi %x, %one : i32
  %b = tensor.insert %y into %a[%c0] : tensor<2xi32>
  %z = tensor.extract %b[%c0] : tensor<2xi32>
  return %z : i32
}
func.func @f(%a: tensor<2xi32>) -> (i32, i32) {
  %x = call @bump(%a) : (tensor<2xi32>) -> i32
  %y = call @bump(%a) : (tensor<2xi32>) -> i32
  return %x, %y : i32, i32
}
//--- right.mlir
func.func private @bump(%a: memref<2xi32>) -> i32 {
  %c0 = arith.constant 0 : index
  %one = arith.constant 1 : i32
  %x = memref.load %a[%c0] : memref<2xi32>
  %y = arith.addi %x, %one : i32
  memref.store %y, %a[%c0] : memref<2xi32>
  %z = memref.load %a[%c0] : memref<2xi32>
  return %z : i32
}
func.func @f(%a: memref<2xi32>) -> (i32, i32) {
  %w = memref.alloc() : memref<2xi32>
  memref.copy %a, %w : memref<2xi32> to memref<2xi32>
  %x = call @bump(%w) : (memref<2xi32>) -> i32
  memref.dealloc %w : memref<2xi32>
  %y = call @bump(%a) : (memref<2xi32>) -> i32
  return %x, %y : i32, i32
}
//--- wrong.mlir
func.func private @bump(%a: memref<2xi32>) -> i32 {
  %c0 = arith.constant 0 : index
  %one = arith.constant 1 : i32
  %x = memref.load %a[%c0] : memref<2xi32>
  %y = arith.addi %x, %one : i32
  memref.store %y, %a[%c0] : memref<2xi32>
  %z = memref.load %a[%c0] : memref<2xi32>
  return %z : i32
}
func.func @f(%a: memref<2xi32>) -> (i32, i32) {
  %w = memref.alloc() : memref<2xi32>
  memref.copy %a, %w : memref<2xi32> to memref<2xi32>
  %x = call @bump(%a) : (memref<2xi32>) -> i32
  memref.dealloc %w : memref<2xi32>
  %y = call @bump(%a) : (memref<2xi32>) -> i32
  return %x, %y : i32, i32
}
