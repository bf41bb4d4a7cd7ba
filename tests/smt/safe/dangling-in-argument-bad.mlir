// RUN: %source/tests/oracle/Inputs/exit-code 1 freehold-prove safe %s | FileCheck %s
// The caller reads its memory, in which a memref of a freed buffer is left.
// CHECK: @f  refuted: use-after-free
func.func @f(%box: memref<1xmemref<4xf32>>) {
  %c0 = arith.constant 0 : index
  %m = memref.alloc() : memref<4xf32>
  memref.store %m, %box[%c0] : memref<1xmemref<4xf32>>
  memref.dealloc %m : memref<4xf32>
  return
}
