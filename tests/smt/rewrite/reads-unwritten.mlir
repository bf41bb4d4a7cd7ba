// RUN: %source/tests/oracle/Inputs/exit-code 1 freehold-prove rewrite --no-cache %s | FileCheck %s
// The number that is returned was never written.
// CHECK: reads-unwritten  refuted: result 0 is poison
func.func @src(%i: index, %v: i32) -> i32 {
  return %v : i32
}
func.func @tgt(%i: index, %v: i32) -> i32 {
  %m = memref.alloc() : memref<4xi32>
  %j = arith.constant 0 : index
  %x = memref.load %m[%j] : memref<4xi32>
  memref.dealloc %m : memref<4xi32>
  return %x : i32
}
