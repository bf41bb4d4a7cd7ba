// RUN: %source/tests/oracle/Inputs/exit-code 1 freehold-prove safe %s | FileCheck %s
// The second comparison is the wrong way round: %b leaks, or was freed and is returned.
// CHECK: @f  refuted: {{leak|use-after-free}};
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
  %also = arith.cmpi eq, %pb, %ps : index
  scf.if %also {
    memref.dealloc %b : memref<4xf32>
  }
  return %s : memref<4xf32>
}
