// RUN: %source/tests/oracle/Inputs/exit-code 0 freehold-prove rewrite --no-cache %s | FileCheck %s
// A global that is not constant may be written.
// CHECK: global-written  proved
memref.global constant @g : memref<4xi32> = dense<1>
memref.global @h : memref<4xi32> = dense<2>
func.func @src(%v: i32, %i: index) -> i32 {
  %g = memref.get_global @h : memref<4xi32>
  memref.store %v, %g[%i] : memref<4xi32>
  %x = memref.load %g[%i] : memref<4xi32>
  return %x : i32
}
func.func @tgt(%v: i32, %i: index) -> i32 {
  %g = memref.get_global @h : memref<4xi32>
  memref.store %v, %g[%i] : memref<4xi32>
  return %v : i32
}
