// RUN: %source/tests/oracle/Inputs/exit-code 1 freehold-prove safe %s | FileCheck %s
// The inner one of two loops yields the buffer that it freed.
// CHECK: @f  refuted: double-free
func.func @f(%n: index, %k: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %m = memref.alloc() : memref<4xf32>
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%x = %m) -> (memref<4xf32>) {
    %s = scf.for %j = %c0 to %k step %c1 iter_args(%y = %x) -> (memref<4xf32>) {
      %new = memref.alloc() : memref<4xf32>
      memref.copy %y, %new : memref<4xf32> to memref<4xf32>
      memref.dealloc %new : memref<4xf32>
      scf.yield %new : memref<4xf32>
    }
    scf.yield %s : memref<4xf32>
  }
  memref.dealloc %r : memref<4xf32>
  return
}
