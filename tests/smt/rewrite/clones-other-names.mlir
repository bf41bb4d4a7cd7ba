// RUN: %source/tests/oracle/Inputs/exit-code 0 freehold-prove rewrite --no-cache %s | FileCheck %s
// Two clones are returned instead of two others.
// CHECK: clones-other-names  proved
func.func @src(%a: memref<4xi32>) -> (memref<4xi32>, memref<4xi32>) {
  %m = bufferization.clone %a : memref<4xi32> to memref<4xi32> loc("x")
  %n = bufferization.clone %a : memref<4xi32> to memref<4xi32> loc("w")
  return %m, %n : memref<4xi32>, memref<4xi32>
}
func.func @tgt(%a: memref<4xi32>) -> (memref<4xi32>, memref<4xi32>) {
  %m = bufferization.clone %a : memref<4xi32> to memref<4xi32> loc("y")
  %n = bufferization.clone %a : memref<4xi32> to memref<4xi32> loc("z")
  return %m, %n : memref<4xi32>, memref<4xi32>
}
