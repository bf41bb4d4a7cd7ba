// RUN: %source/tests/oracle/Inputs/exit-code 1 freehold-prove rewrite --no-cache %s | FileCheck %s
// The inner cast is poison unless %m has size 4; casting back does not undo that, so @tgt may return poison.
// CHECK: cast-returned  refuted: is undefined (func.return: poison memref)
func.func @src(%m: memref<?xi32>) -> (memref<?xi32>) {
  return %m : memref<?xi32>
}
func.func @tgt(%m: memref<?xi32>) -> (memref<?xi32>) {
  %s = memref.cast %m : memref<?xi32> to memref<4xi32>
  %t = memref.cast %s : memref<4xi32> to memref<?xi32>
  return %t : memref<?xi32>
}
