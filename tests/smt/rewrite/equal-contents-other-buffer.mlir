// RUN: not freehold-prove rewrite --no-cache %s | FileCheck %s
// Both hold the same, and the caller may write to what it gets.
// CHECK: equal-contents-other-buffer  refuted: result 0 is not the same
func.func @src(%m: memref<4xi32> {freehold.owned}, %n: memref<4xi32> {freehold.live}) -> memref<4xi32> {
  memref.copy %m, %n : memref<4xi32> to memref<4xi32>
  return %m : memref<4xi32>
}
func.func @tgt(%m: memref<4xi32>, %n: memref<4xi32>) -> memref<4xi32> {
  memref.copy %m, %n : memref<4xi32> to memref<4xi32>
  return %n : memref<4xi32>
}
