// RUN: %source/tests/oracle/Inputs/exit-code 1 freehold-prove rewrite --no-cache %s | FileCheck %s
// A copy onto itself changes nothing, but it accesses every element.
// CHECK: copy-to-itself-outside  refuted: {{.*}}out of bounds
func.func @src(%v: i32, %n: index) -> i32 {
  %c0 = arith.constant 0 : index
  %m = memref.alloc() : memref<4xi32>
  memref.store %v, %m[%c0] : memref<4xi32>
  %x = memref.load %m[%c0] : memref<4xi32>
  memref.dealloc %m : memref<4xi32>
  return %x : i32
}
func.func @tgt(%v: i32, %n: index) -> i32 {
  %c0 = arith.constant 0 : index
  %m = memref.alloc() : memref<4xi32>
  memref.store %v, %m[%c0] : memref<4xi32>
  %a = memref.reinterpret_cast %m to offset: [0], sizes: [8], strides: [1] : memref<4xi32> to memref<8xi32>
  memref.copy %a, %a : memref<8xi32> to memref<8xi32>
  %x = memref.load %m[%c0] : memref<4xi32>
  memref.dealloc %m : memref<4xi32>
  return %x : i32
}
