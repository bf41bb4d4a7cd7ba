// RUN: %source/tests/oracle/Inputs/exit-code 1 freehold-prove rewrite --no-cache %s | FileCheck %s
// The caller may write to the result, but not to a clone whose source is live.
// CHECK: copy-becomes-clone  refuted: result 0 is shared
func.func @src(%m: memref<?xi32>) -> memref<?xi32> {
  %z = arith.constant 0 : index
  %n = memref.dim %m, %z : memref<?xi32>
  %c = memref.alloc(%n) : memref<?xi32>
  memref.copy %m, %c : memref<?xi32> to memref<?xi32>
  return %c : memref<?xi32>
}
func.func @tgt(%m: memref<?xi32>) -> memref<?xi32> {
  %c = bufferization.clone %m : memref<?xi32> to memref<?xi32>
  return %c : memref<?xi32>
}
