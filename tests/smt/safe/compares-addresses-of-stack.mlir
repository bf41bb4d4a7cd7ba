// RUN: %source/tests/oracle/Inputs/exit-code 0 freehold-prove safe %s | FileCheck %s
// A stack buffer has no name after its end, so its address is that of no buffer that is compared with it.
// CHECK: @f  proved for all executions; invariant checked by
func.func @f(%m: memref<4xf32>, %c: i1) {
  %s = memref.alloca() : memref<4xf32>
  %x = arith.select %c, %m, %s : memref<4xf32>
  %a = memref.alloc() : memref<4xf32>
  %pa = memref.extract_aligned_pointer_as_index %a : memref<4xf32> -> index
  %px = memref.extract_aligned_pointer_as_index %x : memref<4xf32> -> index
  %frees = arith.cmpi ne, %pa, %px : index
  scf.if %frees {
    memref.dealloc %a : memref<4xf32>
  }
  return
}
