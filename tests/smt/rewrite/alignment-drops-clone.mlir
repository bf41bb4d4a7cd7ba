// RUN: %source/tests/oracle/Inputs/exit-code 1 freehold-prove rewrite --no-cache %s | FileCheck %s
// The argument need not be aligned as the new buffer is.
// CHECK: alignment-drops-clone  refuted: result 0 is less aligned
func.func @src(%a: memref<4xi32> {freehold.owned}) -> memref<4xi32> {
  %m = memref.alloc() {alignment = 64 : i64} : memref<4xi32>
  memref.copy %a, %m : memref<4xi32> to memref<4xi32>
  memref.dealloc %a : memref<4xi32>
  return %m : memref<4xi32>
}
func.func @tgt(%a: memref<4xi32>) -> memref<4xi32> {
  return %a : memref<4xi32>
}
