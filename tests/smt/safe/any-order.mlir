// RUN: %source/tests/oracle/Inputs/exit-code 0 freehold-prove safe %s | FileCheck %s
// Each iteration of two nested loops allocates and frees a buffer of its own.
// CHECK: @f  proved for all executions; invariant checked by
func.func @f(%n: index, %x: f32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %shared = memref.alloc() : memref<4xf32>
  scf.for %i = %c0 to %n step %c1 {
    affine.for %j = 0 to 2 {
      %m = memref.alloc() : memref<4xf32>
      memref.store %x, %m[%c0] : memref<4xf32>
      memref.dealloc %m : memref<4xf32>
    }
  }
  memref.dealloc %shared : memref<4xf32>
  return
}
