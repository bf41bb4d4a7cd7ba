// RUN: %source/tests/oracle/Inputs/exit-code 1 freehold-prove safe %s 2>&1 | FileCheck %s
// What a run shows is refuted, whatever the prover knows of its ops.
// CHECK: @late_pointer  refuted: use-after-free
func.func @late_pointer() -> f32 {
  %m = memref.alloc() : memref<4xf32>
  %p = memref.extract_aligned_pointer_as_index %m : memref<4xf32> -> index
  %i = arith.index_cast %p : index to i64
  memref.dealloc %m : memref<4xf32>
  %q = llvm.inttoptr %i : i64 to !llvm.ptr
  %r = llvm.load %q : !llvm.ptr -> f32
  return %r : f32
}
