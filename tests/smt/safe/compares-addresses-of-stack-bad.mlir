// RUN: %source/tests/oracle/Inputs/exit-code 1 freehold-prove safe %s | FileCheck %s
// Where the stack buffer is chosen, the new buffer is not freed.
// CHECK: @f  refuted: leak
func.func @f(%m: memref<4xf32>, %c: i1) {
  %s = memref.alloca() : memref<4xf32>
  %x = arith.select %c, %m, %s : memref<4xf32>
  %a = memref.alloc() : memref<4xf32>
  %pa = memref.extract_aligned_pointer_as_index %a : memref<4xf32> -> index
  %px = memref.extract_aligned_pointer_as_index %x : memref<4xf32> -> index
  %differs = arith.cmpi ne, %pa, %px : index
  %frees = arith.andi %differs, %c : i1
  scf.if %frees {
    memref.dealloc %a : memref<4xf32>
  }
  return
}
