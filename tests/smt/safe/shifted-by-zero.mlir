// RUN: %source/tests/oracle/Inputs/exit-code 0 freehold-prove safe %s | FileCheck %s
// A view that is shifted by a value which is zero starts where its buffer does.
// CHECK: @f  proved for all executions
func.func @f(%i: index) {
  %c0 = arith.constant 0 : index
  %m = memref.alloc() : memref<8xf32>
  %s = memref.subview %m[%i] [4] [1] : memref<8xf32> to memref<4xf32, strided<[1], offset: ?>>
  %c = arith.cmpi eq, %i, %c0 : index
  scf.if %c {
    memref.dealloc %s : memref<4xf32, strided<[1], offset: ?>>
  } else {
    memref.dealloc %m : memref<8xf32>
  }
  return
}
