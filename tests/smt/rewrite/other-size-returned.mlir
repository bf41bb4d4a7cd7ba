// RUN: %source/tests/oracle/Inputs/exit-code 1 freehold-prove rewrite --no-cache %s | FileCheck %s
// A buffer of another size is returned.
// CHECK: other-size-returned  refuted: result 0 is not the same
func.func @src() -> memref<?xi32> {
  %n = arith.constant 4 : index
  %m = memref.alloc(%n) : memref<?xi32>
  return %m : memref<?xi32>
}
func.func @tgt() -> memref<?xi32> {
  %n = arith.constant 5 : index
  %m = memref.alloc(%n) : memref<?xi32>
  return %m : memref<?xi32>
}
