func.func @f(%v: i32) -> i32 {
  %z = arith.constant 0 : index
  %o = arith.constant 1 : index
  %n = arith.constant 4 : index
  %m0 = memref.alloc() : memref<i32>
  memref.store %v, %m0[] : memref<i32>
  %p0 = memref.extract_aligned_pointer_as_index %m0 : memref<i32> -> index
  %r:2 = scf.for %i = %z to %n step %o iter_args(%q = %p0, %s = %v) -> (index, i32) {
    %m = memref.alloc() : memref<i32>
    %x = arith.index_cast %i : index to i32
    memref.store %x, %m[] : memref<i32>
    %j = arith.index_cast %q : index to i64
    %ptr = llvm.inttoptr %j : i64 to !llvm.ptr
    %y = llvm.load %ptr : !llvm.ptr -> i32
    %s1 = arith.addi %s, %y : i32
    %p = memref.extract_aligned_pointer_as_index %m : memref<i32> -> index
    scf.yield %p, %s1 : index, i32
  }
  return %r#1 : i32
}
