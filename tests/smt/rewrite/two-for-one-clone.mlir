// RUN: %source/tests/oracle/Inputs/exit-code 1 freehold-prove rewrite --no-cache %s | FileCheck %s
// Two clones are returned instead of one that is returned twice.
// CHECK: two-for-one-clone  refuted: result 0 is not the same
func.func @src(%a: memref<4xi32>) -> (memref<4xi32>, memref<4xi32>) {
  %m = bufferization.clone %a : memref<4xi32> to memref<4xi32> loc("x")
  return %m, %m : memref<4xi32>, memref<4xi32>
}
func.func @tgt(%a: memref<4xi32>) -> (memref<4xi32>, memref<4xi32>) {
  %m = bufferization.clone %a : memref<4xi32> to memref<4xi32> loc("y")
  %n = bufferization.clone %a : memref<4xi32> to memref<4xi32> loc("z")
  return %m, %n : memref<4xi32>, memref<4xi32>
}
