// RUN: %source/tests/oracle/Inputs/exit-code 0 freehold-prove rewrite --no-cache %s | FileCheck %s
// A cell that the source leaves unwritten may hold anything.
// CHECK: unwritten-zeroed  proved
func.func @src() -> memref<4xi32> {
  %m = memref.alloc() : memref<4xi32>
  return %m : memref<4xi32>
}
func.func @tgt() -> memref<4xi32> {
  %m = memref.alloc() : memref<4xi32>
  %z = arith.constant 0 : i32
  %i = arith.constant 0 : index
  memref.store %z, %m[%i] : memref<4xi32>
  return %m : memref<4xi32>
}
