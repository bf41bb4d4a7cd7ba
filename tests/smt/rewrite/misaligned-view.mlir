// RUN: not freehold-prove rewrite --no-cache %s | FileCheck %s
// A 4-byte element at an address that is no multiple of 4.
// CHECK: misaligned-view  {{refuted|unknown}}: is undefined (memref.store: misaligned)
func.func @src(%m: memref<16xi8>, %v: i32, %n: index) -> i32 {
  %z = arith.constant 0 : index
  %b = arith.constant 4 : index
  %w = memref.view %m[%b][] : memref<16xi8> to memref<2xi32>
  memref.store %v, %w[%z] : memref<2xi32>
  return %v : i32
}
func.func @tgt(%m: memref<16xi8>, %v: i32, %n: index) -> i32 {
  %z = arith.constant 0 : index
  %b = arith.constant 2 : index
  %c = arith.constant 4 : index
  %w = memref.view %m[%b][] : memref<16xi8> to memref<2xi32>
  memref.store %v, %w[%z] : memref<2xi32>
  %u = memref.view %m[%c][] : memref<16xi8> to memref<2xi32>
  memref.store %v, %u[%z] : memref<2xi32>
  return %v : i32
}
