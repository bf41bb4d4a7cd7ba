func.func @f(%v: i32, %c: i1) -> i32 {
  %m0 = memref.alloc() : memref<i32>
  memref.store %v, %m0[] : memref<i32>
  %p0 = memref.extract_aligned_pointer_as_index %m0 : memref<i32> -> index
  %p = scf.if %c -> index {
    %m = memref.alloc() : memref<i32>
    memref.store %v, %m[] : memref<i32>
    %q = memref.extract_aligned_pointer_as_index %m : memref<i32> -> index
    scf.yield %q : index
  } else {
    scf.yield %p0 : index
  }
  %i = arith.index_cast %p : index to i64
  %ptr = llvm.inttoptr %i : i64 to !llvm.ptr
  %y = llvm.load %ptr : !llvm.ptr -> i32
  return %y : i32
}
