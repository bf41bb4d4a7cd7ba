// RUN: mlir-opt %s --split-input-file --buffer-deallocation-pipeline | FileCheck %s

// CHECK: memref.dealloc
func.func @f(%i: i32) -> i32 {
  %m = memref.alloc() : memref<i32>
  memref.store %i, %m[] : memref<i32>
  %r = memref.load %m[] : memref<i32>
  return %r : i32
}

// -----

// CHECK: func.func @f(
func.func @f(%i: i32) -> i32 {
  %c2 = arith.constant 2 : index
  %c0 = arith.constant 0 : index
  %m = memref.alloc() : memref<8xi32>
  memref.store %i, %m[%c2] : memref<8xi32>
  %v = memref.subview %m[2] [4] [1] : memref<8xi32> to memref<4xi32, strided<[1], offset: 2>>
  %r = memref.load %v[%c0] : memref<4xi32, strided<[1], offset: 2>>
  return %r : i32
}

// -----

// CHECK: func.func @f(
func.func @f(%c: i1, %i: i32) -> i32 {
  %a = memref.alloc() : memref<i32>
  %b = memref.alloc() : memref<i32>
  memref.store %i, %a[] : memref<i32>
  %k = arith.constant 7 : i32
  memref.store %k, %b[] : memref<i32>
  %s = arith.select %c, %a, %b : memref<i32>
  %r = memref.load %s[] : memref<i32>
  return %r : i32
}
