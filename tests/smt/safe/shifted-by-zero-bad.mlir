// RUN: %source/tests/oracle/Inputs/exit-code 1 freehold-prove safe %s | FileCheck %s
// It is freed where it is shifted by one.
// CHECK: @f  refuted: bad-free
func.func @f(%i: index) {
  %c1 = arith.constant 1 : index
  %m = memref.alloc() : memref<8xf32>
  %s = memref.subview %m[%i] [4] [1] : memref<8xf32> to memref<4xf32, strided<[1], offset: ?>>
  %c = arith.cmpi eq, %i, %c1 : index
  scf.if %c {
    memref.dealloc %s : memref<4xf32, strided<[1], offset: ?>>
  } else {
    memref.dealloc %m : memref<8xf32>
  }
  return
}
