// Style: LLVM interop: a C API that hands out a pointer; the MLIR side wraps its own buffer's pointer for it.
llvm.func @c_sum(!llvm.ptr, i64) -> f32
func.func @wrap(%x: memref<?xf32>) -> f32 {
  %c0 = arith.constant 0 : index
  %n = memref.dim %x, %c0 : memref<?xf32>
  %copy = memref.alloc(%n) : memref<?xf32>
  memref.copy %x, %copy : memref<?xf32> to memref<?xf32>
  %a = memref.extract_aligned_pointer_as_index %copy : memref<?xf32> -> index
  %i = arith.index_cast %a : index to i64
  %p = llvm.inttoptr %i : i64 to !llvm.ptr
  %n64 = arith.index_cast %n : index to i64
  %r = llvm.call @c_sum(%p, %n64) : (!llvm.ptr, i64) -> f32
  return %r : f32
}
