// RUN: %source/tests/oracle/Inputs/exit-code 0 freehold-prove rewrite --no-cache %s | FileCheck %s
// Loading a cell that was never written is no error.
// CHECK: loads-unwritten  proved
func.func @src(%v: i32) -> i32 {
  return %v : i32
}
func.func @tgt(%v: i32) -> i32 {
  %m = memref.alloc() : memref<4xi32>
  %j = arith.constant 0 : index
  %x = memref.load %m[%j] : memref<4xi32>
  memref.dealloc %m : memref<4xi32>
  return %v : i32
}
