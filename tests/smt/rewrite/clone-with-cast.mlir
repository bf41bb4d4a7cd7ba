// RUN: %source/tests/oracle/Inputs/exit-code 1 freehold-prove rewrite --no-cache %s | FileCheck %s
// A clone to a size that the memref may not have.
// CHECK: clone-with-cast  refuted: is undefined (bufferization.clone: another size)
func.func @src(%m: memref<?xi32>) -> memref<?xi32> {
  %n = bufferization.clone %m : memref<?xi32> to memref<?xi32>
  return %n : memref<?xi32>
}
func.func @tgt(%m: memref<?xi32>) -> memref<?xi32> {
  %n = bufferization.clone %m : memref<?xi32> to memref<4xi32>
  %t = memref.cast %n : memref<4xi32> to memref<?xi32>
  return %t : memref<?xi32>
}
