// RUN: %source/tests/oracle/Inputs/exit-code 0 freehold-prove safe %s | FileCheck %s
// A buffer is no leak if it is stored in memory of the caller.
// CHECK: @f  proved for all executions; invariant checked by
func.func @f(%box: memref<1xmemref<4xf32>>) {
  %c0 = arith.constant 0 : index
  %own = memref.alloca() : memref<1xmemref<4xf32>>
  %m = memref.alloc() : memref<4xf32>
  memref.store %m, %box[%c0] : memref<1xmemref<4xf32>>
  return
}
