// RUN: %source/tests/oracle/Inputs/exit-code 0 freehold-prove rewrite --no-cache %s | FileCheck %s
// A second buffer is replaced by the first, which is no longer needed.
// CHECK: buffer-reuse  proved
func.func @src(%v: i32, %w: i32, %i: index) -> (i32, i32) {
  %m = memref.alloc() : memref<4xi32>
  memref.store %v, %m[%i] : memref<4xi32>
  %x = memref.load %m[%i] : memref<4xi32>
  memref.dealloc %m : memref<4xi32>
  %n = memref.alloc() : memref<4xi32>
  memref.store %w, %n[%i] : memref<4xi32>
  %y = memref.load %n[%i] : memref<4xi32>
  memref.dealloc %n : memref<4xi32>
  return %x, %y : i32, i32
}
func.func @tgt(%v: i32, %w: i32, %i: index) -> (i32, i32) {
  %m = memref.alloc() : memref<4xi32>
  memref.store %v, %m[%i] : memref<4xi32>
  %x = memref.load %m[%i] : memref<4xi32>
  memref.store %w, %m[%i] : memref<4xi32>
  %y = memref.load %m[%i] : memref<4xi32>
  memref.dealloc %m : memref<4xi32>
  return %x, %y : i32, i32
}
