// RUN: %source/tests/oracle/Inputs/exit-code 0 freehold-prove rewrite --no-cache %s | FileCheck %s
// A load of a matrix shows what was stored.
// CHECK: rank-two-load  proved
func.func @src(%v: i32, %n: index, %k: index, %i: index, %j: index) -> i32 {
  %m = memref.alloc(%n, %k) : memref<?x?xi32>
  memref.store %v, %m[%i, %j] : memref<?x?xi32>
  %x = memref.load %m[%i, %j] : memref<?x?xi32>
  memref.dealloc %m : memref<?x?xi32>
  return %x : i32
}
func.func @tgt(%v: i32, %n: index, %k: index, %i: index, %j: index) -> i32 {
  %m = memref.alloc(%n, %k) : memref<?x?xi32>
  memref.store %v, %m[%i, %j] : memref<?x?xi32>
  memref.dealloc %m : memref<?x?xi32>
  return %v : i32
}
