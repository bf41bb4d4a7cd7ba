func.func @f(%v: i32) -> i32 {
  %m = memref.alloc() : memref<i32>
  memref.store %v, %m[] : memref<i32>
  %p = memref.extract_aligned_pointer_as_index %m : memref<i32> -> index
  %i = arith.index_cast %p : index to i64
  %ptr = llvm.inttoptr %i : i64 to !llvm.ptr
  %y = llvm.load %ptr : !llvm.ptr -> i32
  memref.dealloc %m : memref<i32>
  return %y : i32
}
