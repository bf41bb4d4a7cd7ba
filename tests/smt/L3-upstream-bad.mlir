// RUN: not freehold-check %s --pipeline 'builtin.module(bufferization-lower-deallocations)' 2>&1 | FileCheck %s

// The same allocation twice, with conditions that differ: the readings do.
// CHECK: error: leak

func.func @main() {
  %t = arith.constant true
  %f = arith.constant false
  %a = memref.alloc() : memref<1xi32>
  %b = memref.cast %a : memref<1xi32> to memref<?xi32>
  bufferization.dealloc (%b, %a : memref<?xi32>, memref<1xi32>) if (%f, %t)
  return
}
