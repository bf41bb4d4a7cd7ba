// RUN: not freehold-prove rewrite --no-cache %s 2>&1 | FileCheck %s
// The target returns another global, with the same contents and alignment.
// CHECK: global-alignment  refuted: result 0 is not the same
memref.global @g : memref<4xi32> = dense<0> {alignment = 64}
memref.global @h : memref<4xi32> = dense<0> {alignment = 64}
func.func @src() -> memref<4xi32> {
  %g = memref.get_global @g : memref<4xi32>
  return %g : memref<4xi32>
}
func.func @tgt() -> memref<4xi32> {
  %g = memref.get_global @h : memref<4xi32>
  return %g : memref<4xi32>
}
