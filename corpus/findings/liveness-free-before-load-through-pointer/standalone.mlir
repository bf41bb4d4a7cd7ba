module {
  func.func private @f(%arg0: i32) -> i32 {
    %alloc = memref.alloc() : memref<i32>
    memref.store %arg0, %alloc[] : memref<i32>
    %intptr = memref.extract_aligned_pointer_as_index %alloc : memref<i32> -> index
    %0 = arith.index_cast %intptr : index to i64
    %1 = llvm.inttoptr %0 : i64 to !llvm.ptr
    %2 = llvm.load %1 : !llvm.ptr -> i32
    memref.dealloc %alloc : memref<i32>
    return %2 : i32
  }
  func.func @main() -> i32 {
    %c3_i32 = arith.constant 3 : i32
    %0 = call @f(%c3_i32) : (i32) -> i32
    %c0_i32 = arith.constant 0 : i32
    return %c0_i32 : i32
  }
}