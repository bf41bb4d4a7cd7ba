// MLIR's parser crashes on an array whose element type has no bit width; this is diagnosed before parsing.
//
// RUN: %source/tests/oracle/Inputs/exit-code 2 freehold-prove rewrite --no-cache %s 2>&1 | FileCheck %s

// A comment may say array<index: 1>.
// CHECK: bad-array.mlir:[[#@LINE+2]]:59: error: the elements of an array<..> are integers or floats
func.func @src(%m: memref<4xf32>, %c: i1) {
  bufferization.dealloc (%m : memref<4xf32>) if (%c) {a = array<index: 1, 2>}
  return
}
func.func @tgt(%m: memref<4xf32>, %c: i1) {
  return
}
