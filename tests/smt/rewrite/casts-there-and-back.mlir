// RUN: %source/tests/oracle/Inputs/exit-code 0 freehold-prove rewrite --no-cache %s | FileCheck %s
// A cast can be undone by a cast to the original type.
// CHECK: casts-there-and-back  proved
func.func @src(%a: memref<4xi32>, %i: index) -> i32 {
  %d = memref.cast %a : memref<4xi32> to memref<?xi32>
  %r = memref.cast %d : memref<?xi32> to memref<4xi32>
  %x = memref.load %r[%i] : memref<4xi32>
  return %x : i32
}
func.func @tgt(%a: memref<4xi32>, %i: index) -> i32 {
  %x = memref.load %a[%i] : memref<4xi32>
  return %x : i32
}
