// RUN: not freehold-prove rewrite --no-cache %s | FileCheck %s
// The caller frees what it gets, which is %m.
// CHECK: clone-becomes-live-alias  refuted: result 0 is not the same
func.func @src(%m: memref<4xi32> {freehold.owned}) -> memref<4xi32> {
  %n = bufferization.clone %m : memref<4xi32> to memref<4xi32>
  return %n : memref<4xi32>
}
func.func @tgt(%m: memref<4xi32>) -> memref<4xi32> {
  return %m : memref<4xi32>
}
