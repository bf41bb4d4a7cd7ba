// RUN: %source/tests/oracle/Inputs/exit-code 1 freehold-prove rewrite --no-cache %s | FileCheck %s
// The target hoists a store out of its guard.
// CHECK: guard-dropped-store  refuted: uses after free
func.func @src(%m: memref<4xi32>, %v: i32, %i: index, %c: i1) {
  scf.if %c { memref.store %v, %m[%i] : memref<4xi32> }
  return
}
func.func @tgt(%m: memref<4xi32>, %v: i32, %i: index, %c: i1) {
  memref.store %v, %m[%i] : memref<4xi32>
  return
}
