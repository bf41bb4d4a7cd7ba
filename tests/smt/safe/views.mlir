// RUN: %source/tests/oracle/Inputs/exit-code 0 freehold-prove safe %s | FileCheck %s
// A buffer is freed by a cast of it.
// CHECK: @f  proved for all executions; invariant checked by
func.func @f() {
  %m = memref.alloc() : memref<4xf32>
  %v = memref.subview %m[0] [2] [1] : memref<4xf32> to memref<2xf32, strided<[1], offset: 0>>
  memref.dealloc %v : memref<2xf32, strided<[1], offset: 0>>
  return
}
