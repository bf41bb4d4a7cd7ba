// RUN: %source/tests/oracle/Inputs/exit-code 0 freehold-prove rewrite --no-cache %s | FileCheck %s
// If neither is written, a copy can be replaced by its source.
// CHECK: alias-for-copy-right  proved
func.func @src(%m: memref<4xi32>, %i: index) -> i32 {
  %c = memref.alloc() : memref<4xi32>
  memref.copy %m, %c : memref<4xi32> to memref<4xi32>
  %x = memref.load %c[%i] : memref<4xi32>
  memref.dealloc %c : memref<4xi32>
  return %x : i32
}
func.func @tgt(%m: memref<4xi32>, %i: index) -> i32 {
  %x = memref.load %m[%i] : memref<4xi32>
  return %x : i32
}
