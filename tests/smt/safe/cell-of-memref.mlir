// RUN: %source/tests/oracle/Inputs/exit-code 0 freehold-prove safe %s | FileCheck %s
// A buffer that lies in a cell is freed through it.
// CHECK: @f  proved for all executions; invariant checked by
func.func @f() {
  %box = memref.alloc() : memref<memref<4xf32>>
  %m = memref.alloc() : memref<4xf32>
  memref.store %m, %box[] : memref<memref<4xf32>>
  %n = memref.cast %m : memref<4xf32> to memref<?xf32>
  %l = memref.load %box[] : memref<memref<4xf32>>
  memref.dealloc %l : memref<4xf32>
  memref.dealloc %box : memref<memref<4xf32>>
  return
}
