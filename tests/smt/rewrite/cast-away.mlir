// RUN: %source/tests/oracle/Inputs/exit-code 0 freehold-prove rewrite --no-cache %s | FileCheck %s
// A memref is freed through a cast that holds.
// CHECK: cast-away  proved
func.func @src(%m: memref<4xi32> {freehold.owned}) {
  memref.dealloc %m : memref<4xi32>
  return
}
func.func @tgt(%m: memref<4xi32>) {
  %s = memref.cast %m : memref<4xi32> to memref<?xi32>
  memref.dealloc %s : memref<?xi32>
  return
}
