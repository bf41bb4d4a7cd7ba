// RUN: mlir-opt %s -cse -canonicalize --mlir-print-ir-after-all 2>&1 | FileCheck %s

// CHECK: IR Dump After CSE
// CHECK: IR Dump After Canonicalizer
// CHECK: func.func @f(
func.func @f(%n: index, %i: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %m = memref.alloc() : memref<i32>
  memref.store %i, %m[] : memref<i32>
  %last = scf.for %k = %c0 to %n step %c1 iter_args(%b = %m) -> (memref<i32>) {
    %l = memref.load %b[] : memref<i32>
    %next = memref.alloc() : memref<i32>
    %s = arith.addi %l, %i : i32
    memref.store %s, %next[] : memref<i32>
    scf.yield %next : memref<i32>
  }
  %r = memref.load %last[] : memref<i32>
  return %r : i32
}
