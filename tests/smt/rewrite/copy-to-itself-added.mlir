// RUN: %source/tests/oracle/Inputs/exit-code 3 freehold-prove rewrite --no-cache %s | FileCheck %s
// A copy of a memref onto itself writes it, and it may be constant where the source only reads.
// CHECK: copy-to-itself-added  unknown: {{.*}}writes a constant
func.func @src(%u: memref<4xi32>) {
  %v = bufferization.clone %u : memref<4xi32> to memref<4xi32>
  memref.dealloc %v : memref<4xi32>
  return
}
func.func @tgt(%u: memref<4xi32>) {
  memref.copy %u, %u : memref<4xi32> to memref<4xi32>
  return
}
