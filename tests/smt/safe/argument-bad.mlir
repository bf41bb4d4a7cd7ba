// RUN: %source/tests/oracle/Inputs/exit-code 1 freehold-prove safe %s | FileCheck %s
// A function frees its argument, which is borrowed.
// CHECK: @f  refuted: bad-free
func.func @f(%m: memref<4xf32>, %x: f32) {
  %c0 = arith.constant 0 : index
  memref.dealloc %m : memref<4xf32>
  return
}
