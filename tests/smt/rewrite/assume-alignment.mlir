// RUN: %source/tests/oracle/Inputs/exit-code 1 freehold-prove rewrite --no-cache %s | FileCheck %s
// The alignment that is assumed is no longer declared by the allocation.
// CHECK: assume-alignment  refuted: is undefined (memref.store: poison memref)
func.func @src(%i: index, %v: i32) -> i32 {
  %m = memref.alloc() {alignment = 64 : i64} : memref<4xi32>
  %a = memref.assume_alignment %m, 64 : memref<4xi32>
  memref.store %v, %a[%i] : memref<4xi32>
  memref.dealloc %m : memref<4xi32>
  return %v : i32
}
func.func @tgt(%i: index, %v: i32) -> i32 {
  %m = memref.alloc() : memref<4xi32>
  %a = memref.assume_alignment %m, 64 : memref<4xi32>
  memref.store %v, %a[%i] : memref<4xi32>
  memref.dealloc %m : memref<4xi32>
  return %v : i32
}
