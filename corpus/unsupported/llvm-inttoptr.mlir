// Unsupported: llvm.inttoptr
func.func @f(%x: i32) -> i32 {
  %a = memref.alloc() : memref<1xi32>
  %c0 = arith.constant 0 : index
  memref.store %x, %a[%c0] : memref<1xi32>
  %p = memref.extract_aligned_pointer_as_index %a : memref<1xi32> -> index
  %i = arith.index_cast %p : index to i64
  %q = llvm.inttoptr %i : i64 to !llvm.ptr
  %v = llvm.load %q : !llvm.ptr -> i32
  return %v : i32
}
