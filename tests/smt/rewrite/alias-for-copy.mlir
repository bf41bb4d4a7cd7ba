// RUN: %source/tests/oracle/Inputs/exit-code 1 freehold-prove rewrite --no-cache %s | FileCheck %s
// The copy was made before the store.
// CHECK: alias-for-copy  refuted: result 0 is not the same
func.func @src(%m: memref<4xi32> {freehold.owned}, %v: i32, %i: index) -> i32 {
  %c = memref.alloc() : memref<4xi32>
  memref.copy %m, %c : memref<4xi32> to memref<4xi32>
  memref.store %v, %m[%i] : memref<4xi32>
  %x = memref.load %c[%i] : memref<4xi32>
  memref.dealloc %c : memref<4xi32>
  return %x : i32
}
func.func @tgt(%m: memref<4xi32>, %v: i32, %i: index) -> i32 {
  memref.store %v, %m[%i] : memref<4xi32>
  %x = memref.load %m[%i] : memref<4xi32>
  return %x : i32
}
