// RUN: %source/tests/oracle/Inputs/exit-code 1 freehold-prove safe %s | FileCheck %s
// Only some iterations of a loop free the buffer that they allocate.
// CHECK: @f  refuted: leak
func.func @f(%n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.for %i = %c0 to %n step %c1 {
    %m = memref.alloc() : memref<4xf32>
    %frees = arith.cmpi ne, %i, %c1 : index
    scf.if %frees {
      memref.dealloc %m : memref<4xf32>
    }
  }
  return
}
