// RUN: freehold-prove rewrite --no-cache %s 2>&1 | FileCheck %s
// A global that declares an alignment.
// CHECK: global-alignment-right  proved
memref.global @g : memref<4xi32> = dense<0> {alignment = 64}
memref.global @h : memref<4xi32> = dense<0> {alignment = 64}
func.func @src() -> memref<4xi32> {
  %g = memref.get_global @g : memref<4xi32>
  return %g : memref<4xi32>
}
func.func @tgt() -> memref<4xi32> {
  %g = memref.get_global @g : memref<4xi32>
  return %g : memref<4xi32>
}
