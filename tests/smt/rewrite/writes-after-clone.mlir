// RUN: %source/tests/oracle/Inputs/exit-code 0 freehold-prove rewrite --no-cache %s | FileCheck %s
// Once one of the two is freed, the other may be written.
// CHECK: writes-after-clone  proved
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
  memref.dealloc %a : memref<4xi32>
  memref.store %v, %n[%i] : memref<4xi32>
  memref.dealloc %n : memref<4xi32>
  return %x : i32
}
