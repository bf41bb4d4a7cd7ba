// RUN: %source/tests/oracle/Inputs/exit-code 1 freehold-prove rewrite --no-cache %s | FileCheck %s
// The target writes another cell than the source.
// CHECK: store-other-index  refuted: is out of bounds (memref.store: out of bounds)
func.func @src(%m: memref<4xi32>, %v: i32, %i: index, %j: index) {
  memref.store %v, %m[%i] : memref<4xi32>
  return
}
func.func @tgt(%m: memref<4xi32>, %v: i32, %i: index, %j: index) {
  memref.store %v, %m[%j] : memref<4xi32>
  return
}
