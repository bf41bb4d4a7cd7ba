// RUN: mlir-opt %s -cse -canonicalize --mlir-print-ir-after-all 2>&1 | FileCheck %s

// CHECK: IR Dump After CSE
// CHECK: IR Dump After Canonicalizer
// CHECK: func.func @f(
func.func @f(%i: i32) -> i32 {
  %m = memref.alloc() : memref<i32>
  memref.store %i, %m[] : memref<i32>
  %r = memref.load %m[] : memref<i32>
  return %r : i32
}
