// RUN: %source/tests/oracle/Inputs/exit-code 1 freehold-prove safe %s | FileCheck %s
// A buffer is freed through a view that does not begin at the start of the buffer.
// CHECK: @f  refuted: bad-free
func.func @f() {
  %m = memref.alloc() : memref<4xf32>
  %v = memref.subview %m[1] [2] [1] : memref<4xf32> to memref<2xf32, strided<[1], offset: 1>>
  memref.dealloc %v : memref<2xf32, strided<[1], offset: 1>>
  return
}
