// RUN: mlir-opt %s -cse -canonicalize --mlir-print-ir-after-all 2>&1 | FileCheck %s

// CHECK: IR Dump After CSE
// CHECK: IR Dump After Canonicalizer
// CHECK: func.func @f(
func.func @f(%n: index, %i: i32) -> memref<?xi32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %m = memref.alloc(%n) : memref<?xi32>
  scf.for %k = %c0 to %n step %c1 {
    memref.store %i, %m[%k] : memref<?xi32>
  }
  return %m : memref<?xi32>
}
