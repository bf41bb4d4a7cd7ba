// RUN: %source/tests/oracle/Inputs/exit-code 1 freehold-prove safe %s | FileCheck %s
// A cycle of blocks with two entries: one of the blocks does not free the buffer that it is passed.
// CHECK: @f  refuted: leak
func.func @f(%c: i1, %n: i32) {
  %zero = arith.constant 0 : i32
  %one = arith.constant 1 : i32
  %m = memref.alloc() : memref<4xf32>
  cf.cond_br %c, ^left(%m, %n : memref<4xf32>, i32), ^right(%m, %n : memref<4xf32>, i32)
^left(%x: memref<4xf32>, %i: i32):
  %d = memref.cast %x : memref<4xf32> to memref<?xf32>
  %y = memref.alloc() : memref<4xf32>
  %j = arith.subi %i, %one : i32
  %more = arith.cmpi sgt, %j, %zero : i32
  cf.cond_br %more, ^right(%y, %j : memref<4xf32>, i32), ^end(%y : memref<4xf32>)
^right(%u: memref<4xf32>, %k: i32):
  memref.dealloc %u : memref<4xf32>
  %v = memref.alloc() : memref<4xf32>
  %l = arith.subi %k, %one : i32
  %again = arith.cmpi sgt, %l, %zero : i32
  cf.cond_br %again, ^left(%v, %l : memref<4xf32>, i32), ^end(%v : memref<4xf32>)
^end(%e: memref<4xf32>):
  memref.dealloc %e : memref<4xf32>
  return
}
