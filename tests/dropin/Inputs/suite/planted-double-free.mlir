// RUN: mlir-opt %s --load-pass-plugin=%plugin --pass-pipeline='builtin.module(func.func(canonicalize),buffer-deallocation-pipeline,func.func(test-double-free),canonicalize)' | FileCheck %s

// CHECK-LABEL: func.func @f(
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
