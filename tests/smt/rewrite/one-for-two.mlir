// RUN: %source/tests/oracle/Inputs/exit-code 1 freehold-prove rewrite --no-cache %s | FileCheck %s
// One buffer is returned instead of two: writing one would change the other.
// CHECK: one-for-two  refuted: result 1 is not the same
func.func @src() -> (memref<4xi32>, memref<4xi32>) {
  %m = memref.alloc() : memref<4xi32>
  %n = memref.alloc() : memref<4xi32>
  return %m, %n : memref<4xi32>, memref<4xi32>
}
func.func @tgt() -> (memref<4xi32>, memref<4xi32>) {
  %m = memref.alloc() : memref<4xi32>
  return %m, %m : memref<4xi32>, memref<4xi32>
}
