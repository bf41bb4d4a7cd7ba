// RUN: not --crash mlir-opt %s --load-pass-plugin=%plugin --pass-pipeline='builtin.module(test-abort)' 2>&1 | FileCheck %s

// CHECK: Stack dump
func.func @f(%i: i32) -> i32 {
  %m = memref.alloc() : memref<i32>
  memref.store %i, %m[] : memref<i32>
  %r = memref.load %m[] : memref<i32>
  return %r : i32
}
