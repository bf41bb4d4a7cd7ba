// RUN: %source/tests/oracle/Inputs/exit-code 1 freehold-prove rewrite --no-cache %s | FileCheck %s
// The index of a dimension is past the rank.
// CHECK: dim-past  refuted: is undefined (memref.dim: past the rank)
func.func @src(%m: memref<?xi32>, %i: index) -> index {
  %c = arith.constant 0 : index
  %x = memref.dim %m, %c : memref<?xi32>
  return %x : index
}
func.func @tgt(%m: memref<?xi32>, %i: index) -> index {
  %x = memref.dim %m, %i : memref<?xi32>
  return %x : index
}
