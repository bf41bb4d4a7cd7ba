// RUN: %source/tests/oracle/Inputs/exit-code 1 freehold-prove rewrite --no-cache %s | FileCheck %s
// A heap buffer does not correspond to a stack buffer: it is never freed.
// CHECK: stack-becomes-heap  refuted: leaks what it allocates
func.func @src(%v: i32, %i: index) -> i32 {
  %0 = memref.alloca() : memref<4xi32>
  memref.store %v, %0[%i] : memref<4xi32>
  %r = memref.load %0[%i] : memref<4xi32>
  return %r : i32
}
func.func @tgt(%v: i32, %i: index) -> i32 {
  %0 = memref.alloc() : memref<4xi32>
  memref.store %v, %0[%i] : memref<4xi32>
  %r = memref.load %0[%i] : memref<4xi32>
  return %r : i32
}
