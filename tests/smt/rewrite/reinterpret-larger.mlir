// RUN: %source/tests/oracle/Inputs/exit-code 1 freehold-prove rewrite --no-cache %s | FileCheck %s
// The last element of the shifted view is past the buffer.
// CHECK: reinterpret-larger  refuted: is out of bounds (memref.load: out of bounds)
func.func @src(%m: memref<4xi32>, %i: index) -> i32 {
  %x = memref.load %m[%i] : memref<4xi32>
  return %x : i32
}
func.func @tgt(%m: memref<4xi32>, %i: index) -> i32 {
  %w = memref.reinterpret_cast %m to offset: [1], sizes: [4], strides: [1] : memref<4xi32> to memref<4xi32, strided<[1], offset: 1>>
  %y = memref.load %w[%i] : memref<4xi32, strided<[1], offset: 1>>
  %x = memref.load %m[%i] : memref<4xi32>
  return %x : i32
}
