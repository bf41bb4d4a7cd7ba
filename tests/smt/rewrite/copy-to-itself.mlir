// RUN: %source/tests/oracle/Inputs/exit-code 0 freehold-prove rewrite --no-cache %s | FileCheck %s
// Copying a memref onto itself does nothing.
// CHECK: copy-to-itself  proved
func.func @src(%u: memref<4xi32>) {
  memref.copy %u, %u : memref<4xi32> to memref<4xi32>
  return
}
func.func @tgt(%u: memref<4xi32>) {
  return
}
