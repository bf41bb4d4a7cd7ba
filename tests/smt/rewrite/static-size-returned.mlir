// RUN: %source/tests/oracle/Inputs/exit-code 0 freehold-prove rewrite --no-cache %s | FileCheck %s
// The same buffer is returned, its size known.
// CHECK: static-size-returned  proved
func.func @src() -> memref<?xi32> {
  %n = arith.constant 4 : index
  %m = memref.alloc(%n) : memref<?xi32>
  return %m : memref<?xi32>
}
func.func @tgt() -> memref<?xi32> {
  %m = memref.alloc() : memref<4xi32>
  %c = memref.cast %m : memref<4xi32> to memref<?xi32>
  return %c : memref<?xi32>
}
