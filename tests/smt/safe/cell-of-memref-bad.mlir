// RUN: %source/tests/oracle/Inputs/exit-code 1 freehold-prove safe %s | FileCheck %s
// A buffer whose only reference is in a cell leaks, since the cell is overwritten before the buffer is freed.
// CHECK: @f  refuted: leak
func.func @f() {
  %box = memref.alloc() : memref<memref<4xf32>>
  %m = memref.alloc() : memref<4xf32>
  memref.store %m, %box[] : memref<memref<4xf32>>
  %n = memref.alloc() : memref<4xf32>
  memref.store %n, %box[] : memref<memref<4xf32>>
  %l = memref.load %box[] : memref<memref<4xf32>>
  memref.dealloc %l : memref<4xf32>
  memref.dealloc %box : memref<memref<4xf32>>
  return
}
