// RUN: %source/tests/oracle/Inputs/exit-code 1 freehold-prove rewrite --no-cache %s | FileCheck %s
// Two buffers are returned instead of one: writing one would not change the other.
// CHECK: two-for-one  refuted: result 1 is not the same
func.func @src() -> (memref<4xi32>, memref<4xi32>) {
  %m = memref.alloc() : memref<4xi32>
  return %m, %m : memref<4xi32>, memref<4xi32>
}
func.func @tgt() -> (memref<4xi32>, memref<4xi32>) {
  %m = memref.alloc() : memref<4xi32>
  %n = memref.alloc() : memref<4xi32>
  return %m, %n : memref<4xi32>, memref<4xi32>
}
