// RUN: mlir-opt %s -cse -canonicalize --mlir-print-ir-after-all 2>&1 | FileCheck %s

// CHECK: IR Dump After CSE
// CHECK: IR Dump After Canonicalizer
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
