// RUN: %source/tests/oracle/Inputs/exit-code 2 freehold-prove rewrite --no-cache %s | FileCheck %s
// A source that frees twice for every input.
// CHECK: vacuous-source  vacuous
func.func @src(%m: memref<?xf32>) {
  memref.dealloc %m : memref<?xf32>
  memref.dealloc %m : memref<?xf32>
  return
}
func.func @tgt(%m: memref<?xf32>) {
  return
}
