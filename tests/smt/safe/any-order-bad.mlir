// RUN: %source/tests/oracle/Inputs/exit-code 1 freehold-prove safe %s | FileCheck %s
// Each iteration of two nested loops frees the same buffer, which is allocated before the loops.
// CHECK: @f  refuted: double-free
func.func @f(%n: index, %x: f32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %shared = memref.alloc() : memref<4xf32>
  scf.for %i = %c0 to %n step %c1 {
    affine.for %j = 0 to 2 {
      %m = memref.alloc() : memref<4xf32>
      memref.store %x, %m[%c0] : memref<4xf32>
      memref.dealloc %shared : memref<4xf32>
    }
  }
  memref.dealloc %shared : memref<4xf32>
  return
}
