// RUN: %source/tests/oracle/Inputs/exit-code 1 freehold-prove safe %s | FileCheck %s
// A buffer leaks if its last reference is in memory of the function itself.
// CHECK: @f  refuted: leak
func.func @f(%box: memref<1xmemref<4xf32>>) {
  %c0 = arith.constant 0 : index
  %own = memref.alloca() : memref<1xmemref<4xf32>>
  %m = memref.alloc() : memref<4xf32>
  memref.store %m, %own[%c0] : memref<1xmemref<4xf32>>
  return
}
