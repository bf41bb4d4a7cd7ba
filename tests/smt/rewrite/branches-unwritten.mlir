// RUN: %source/tests/oracle/Inputs/exit-code 1 freehold-prove rewrite --no-cache %s | FileCheck %s
// The branch depends on a cell that was never written.
// CHECK: branches-unwritten  refuted: is undefined (scf.if: poison condition)
func.func @src(%v: i32) -> i32 {
  return %v : i32
}
func.func @tgt(%v: i32) -> i32 {
  %m = memref.alloc() : memref<4xi1>
  %j = arith.constant 0 : index
  %x = memref.load %m[%j] : memref<4xi1>
  scf.if %x {
}
  memref.dealloc %m : memref<4xi1>
  return %v : i32
}
