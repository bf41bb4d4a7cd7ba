module {
  memref.global "private" @acc : memref<i32> = dense<0>
  func.func private @note(%arg0: i32) {
    %0 = memref.get_global @acc : memref<i32>
    %1 = memref.load %0[] : memref<i32>
    %c31_i32 = arith.constant 31 : i32
    %2 = arith.muli %1, %c31_i32 : i32
    %3 = arith.addi %2, %arg0 : i32
    memref.store %3, %0[] : memref<i32>
    return
  }
  func.func private @f(%arg0: i32) -> i32 {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c4 = arith.constant 4 : index
    %alloc = memref.alloc() : memref<i32>
    memref.store %arg0, %alloc[] : memref<i32>
    %intptr = memref.extract_aligned_pointer_as_index %alloc : memref<i32> -> index
    %0:2 = scf.for %arg1 = %c0 to %c4 step %c1 iter_args(%arg2 = %intptr, %arg3 = %arg0) -> (index, i32) {
      %alloc_0 = memref.alloc() : memref<i32>
      %1 = arith.index_cast %arg1 : index to i32
      memref.store %1, %alloc_0[] : memref<i32>
      %2 = arith.index_cast %arg2 : index to i64
      %3 = llvm.inttoptr %2 : i64 to !llvm.ptr
      %4 = llvm.load %3 : !llvm.ptr -> i32
      %5 = arith.addi %arg3, %4 : i32
      %intptr_1 = memref.extract_aligned_pointer_as_index %alloc_0 : memref<i32> -> index
      scf.yield %intptr_1, %5 : index, i32
    }
    return %0#1 : i32
  }
  func.func @main() -> i32 {
    %c3_i32 = arith.constant 3 : i32
    %0 = call @f(%c3_i32) : (i32) -> i32
    call @note(%0) : (i32) -> ()
    %1 = memref.get_global @acc : memref<i32>
    %2 = memref.load %1[] : memref<i32>
    return %2 : i32
  }
}