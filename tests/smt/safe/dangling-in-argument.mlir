// RUN: %source/tests/oracle/Inputs/exit-code 0 freehold-prove safe %s | FileCheck %s
// Nobody else reads a local buffer of several memrefs, in which one of a freed buffer is left.
// CHECK: @f  proved for all executions; invariant checked by
func.func @f(%i: index) {
  %own = memref.alloc() : memref<2xmemref<4xf32>>
  %m = memref.alloc() : memref<4xf32>
  memref.store %m, %own[%i] : memref<2xmemref<4xf32>>
  memref.dealloc %m : memref<4xf32>
  memref.dealloc %own : memref<2xmemref<4xf32>>
  return
}
