// RUN: %source/tests/oracle/Inputs/exit-code 1 freehold-prove rewrite --no-cache %s | FileCheck %s
// A memref is freed through a cast that may not hold.
// CHECK: cast-freed  refuted: is undefined (memref.dealloc: poison memref)
func.func @src(%m: memref<?xi32> {freehold.owned}) {
  memref.dealloc %m : memref<?xi32>
  return
}
func.func @tgt(%m: memref<?xi32>) {
  %s = memref.cast %m : memref<?xi32> to memref<4xi32>
  memref.dealloc %s : memref<4xi32>
  return
}
