// RUN: %source/tests/oracle/Inputs/exit-code 0 freehold-prove safe %s | FileCheck %s
// A buffer is freed unless it is the selected one, which a comparison of addresses decides.
// CHECK: @f  proved for all executions; invariant checked by
func.func @f(%c: i1) -> memref<4xf32> {
  %a = memref.alloc() : memref<4xf32>
  %b = memref.alloc() : memref<4xf32>
  %s = arith.select %c, %a, %b : memref<4xf32>
  %pa = memref.extract_aligned_pointer_as_index %a : memref<4xf32> -> index
  %pb = memref.extract_aligned_pointer_as_index %b : memref<4xf32> -> index
  %ps = memref.extract_aligned_pointer_as_index %s : memref<4xf32> -> index
  %frees = arith.cmpi ne, %pa, %ps : index
  scf.if %frees {
    memref.dealloc %a : memref<4xf32>
  }
  %also = arith.cmpi ne, %pb, %ps : index
  scf.if %also {
    memref.dealloc %b : memref<4xf32>
  }
  return %s : memref<4xf32>
}
