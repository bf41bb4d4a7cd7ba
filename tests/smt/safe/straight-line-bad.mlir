// RUN: %source/tests/oracle/Inputs/exit-code 1 freehold-prove safe %s | FileCheck %s
// A buffer is freed before its last use.
// CHECK: @f  refuted: use-after-free
func.func @f(%x: f32) -> f32 {
  %c0 = arith.constant 0 : index
  %m = memref.alloc() : memref<4xf32>
  memref.store %x, %m[%c0] : memref<4xf32>
  memref.dealloc %m : memref<4xf32>
  %r = memref.load %m[%c0] : memref<4xf32>
  return %r : f32
}
