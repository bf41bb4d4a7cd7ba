// RUN: %source/tests/oracle/Inputs/exit-code 1 freehold-prove rewrite --no-cache %s | FileCheck %s
// The caller may rely on the alignment that the source asks for.
// CHECK: alignment-drops  refuted: result 0 is less aligned
func.func @src() -> memref<4xi32> {
  %m = memref.alloc() {alignment = 64 : i64} : memref<4xi32>
  return %m : memref<4xi32>
}
func.func @tgt() -> memref<4xi32> {
  %m = memref.alloc() : memref<4xi32>
  return %m : memref<4xi32>
}
