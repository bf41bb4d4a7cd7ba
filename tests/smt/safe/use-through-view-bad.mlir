// RUN: %source/tests/oracle/Inputs/exit-code 1 freehold-prove safe %s | FileCheck %s
// A view is read after its buffer was freed.
// CHECK: @f  refuted: use-after-free
func.func @f(%out: memref<2xf32>) {
  %m = memref.alloc() : memref<4xf32>
  %v = memref.subview %m[2] [2] [1] : memref<4xf32> to memref<2xf32, strided<[1], offset: 2>>
  memref.dealloc %m : memref<4xf32>
  memref.copy %v, %out : memref<2xf32, strided<[1], offset: 2>> to memref<2xf32>
  return
}
