// RUN: %source/tests/oracle/Inputs/exit-code 0 freehold-prove safe %s | FileCheck %s
// An argument may be returned whatever memory holds, and so may a new buffer that is not stored anywhere.
// CHECK: @argument  proved for all executions
// CHECK: @new  proved for all executions
func.func @argument(%box: memref<1xmemref<4xi32>>, %m: memref<4xi32>) -> memref<4xi32> {
  %c0 = arith.constant 0 : index
  memref.store %m, %box[%c0] : memref<1xmemref<4xi32>>
  return %m : memref<4xi32>
}
func.func @new(%box: memref<1xmemref<4xi32>>, %m: memref<4xi32>) -> memref<4xi32> {
  %c0 = arith.constant 0 : index
  %a = memref.alloc() : memref<4xi32>
  memref.store %m, %box[%c0] : memref<1xmemref<4xi32>>
  return %a : memref<4xi32>
}
