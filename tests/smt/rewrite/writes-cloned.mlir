// RUN: %source/tests/oracle/Inputs/exit-code 1 freehold-prove rewrite --no-cache %s | FileCheck %s
// Neither a clone nor its source may be written while both are live, not even with the value that is there.
// CHECK: writes-cloned  refuted: writes what is cloned
func.func @src(%a: memref<4xi32> {freehold.owned}, %v: i32, %i: index) -> i32 {
  memref.store %v, %a[%i] : memref<4xi32>
  %n = bufferization.clone %a : memref<4xi32> to memref<4xi32>
  %x = memref.load %a[%i] : memref<4xi32>
  memref.dealloc %a : memref<4xi32>
  memref.store %v, %n[%i] : memref<4xi32>
  memref.dealloc %n : memref<4xi32>
  return %x : i32
}
func.func @tgt(%a: memref<4xi32> {freehold.owned}, %v: i32, %i: index) -> i32 {
  memref.store %v, %a[%i] : memref<4xi32>
  %n = bufferization.clone %a : memref<4xi32> to memref<4xi32>
  %x = memref.load %a[%i] : memref<4xi32>
  memref.store %v, %n[%i] : memref<4xi32>
  memref.dealloc %a : memref<4xi32>
  memref.dealloc %n : memref<4xi32>
  return %x : i32
}
