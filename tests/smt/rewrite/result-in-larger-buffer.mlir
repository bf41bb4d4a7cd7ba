// RUN: freehold-prove rewrite --no-cache %s | FileCheck %s
// The buffer behind the result is larger than before: the caller cannot tell.
// CHECK: result-in-larger-buffer  proved
func.func @src(%v: i32) -> memref<2xi32> {
  %zero = arith.constant 0 : index
  %m = memref.alloc() : memref<2xi32>
  memref.store %v, %m[%zero] : memref<2xi32>
  return %m : memref<2xi32>
}
func.func @tgt(%v: i32) -> memref<2xi32> {
  %zero = arith.constant 0 : index
  %m = memref.alloc() : memref<3xi32>
  %r = memref.reinterpret_cast %m to offset: [0], sizes: [2], strides: [1] : memref<3xi32> to memref<2xi32>
  memref.store %v, %r[%zero] : memref<2xi32>
  return %r : memref<2xi32>
}
