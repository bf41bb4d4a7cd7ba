// RUN: mlir-opt %s -cse -canonicalize --mlir-print-ir-after-all 2>&1 | FileCheck %s

// CHECK: IR Dump After CSE
// CHECK: IR Dump After Canonicalizer
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
