module {
  func.func private @f(%arg0: i32, %arg1: i1) -> i32 {
    %alloc = memref.alloc() : memref<i32>
    memref.store %arg0, %alloc[] : memref<i32>
    %intptr = memref.extract_aligned_pointer_as_index %alloc : memref<i32> -> index
    %0 = scf.if %arg1 -> (index) {
      %alloc_0 = memref.alloc() : memref<i32>
      memref.store %arg0, %alloc_0[] : memref<i32>
      %intptr_1 = memref.extract_aligned_pointer_as_index %alloc_0 : memref<i32> -> index
      scf.yield %intptr_1 : index
    } else {
      scf.yield %intptr : index
    }
    %1 = arith.index_cast %0 : index to i64
    %2 = llvm.inttoptr %1 : i64 to !llvm.ptr
    %3 = llvm.load %2 : !llvm.ptr -> i32
    return %3 : i32
  }
  func.func @main() -> i32 {
    %c3_i32 = arith.constant 3 : i32
    %true = arith.constant true
    %0 = call @f(%c3_i32, %true) : (i32, i1) -> i32
    %c0_i32 = arith.constant 0 : i32
    return %c0_i32 : i32
  }
}