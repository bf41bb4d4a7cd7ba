// RUN: not mlir-opt %s --no-such-pass 2>&1 | FileCheck %s

// CHECK: Unknown command line argument
func.func @f(%i: i32) -> i32 {
  %m = memref.alloc() : memref<i32>
  memref.store %i, %m[] : memref<i32>
  %r = memref.load %m[] : memref<i32>
  return %r : i32
}
