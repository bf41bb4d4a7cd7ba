// RUN: freehold-prove rewrite --no-cache %s | FileCheck %s
// The clone may be a copy.
// CHECK: clone-becomes-live-alias-right  proved
func.func @src(%m: memref<4xi32> {freehold.owned}) -> memref<4xi32> {
  %n = bufferization.clone %m : memref<4xi32> to memref<4xi32>
  return %n : memref<4xi32>
}
func.func @tgt(%m: memref<4xi32>) -> memref<4xi32> {
  %n = memref.alloc() : memref<4xi32>
  memref.copy %m, %n : memref<4xi32> to memref<4xi32>
  return %n : memref<4xi32>
}
