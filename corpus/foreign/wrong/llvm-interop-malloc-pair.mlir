// mistake: the buffer %alloc is freed twice
// expected: double-free
module {
  llvm.func @c_sum(!llvm.ptr, i64) -> f32 attributes {freehold.deallocated = ["memref"]}
  func.func @wrap(%arg0: memref<?xf32>) -> f32 attributes {freehold.deallocated = ["memref"]} {
    %c0 = arith.constant 0 : index
    %dim = memref.dim %arg0, %c0 : memref<?xf32>
    %alloc = memref.alloc(%dim) : memref<?xf32>
    memref.copy %arg0, %alloc : memref<?xf32> to memref<?xf32>
    %intptr = memref.extract_aligned_pointer_as_index %alloc : memref<?xf32> -> index
    %0 = arith.index_cast %intptr : index to i64
    %1 = llvm.inttoptr %0 : i64 to !llvm.ptr
    %2 = arith.index_cast %dim : index to i64
    %3 = llvm.call @c_sum(%1, %2) : (!llvm.ptr, i64) -> f32
    memref.dealloc %alloc : memref<?xf32>
    memref.dealloc %alloc : memref<?xf32>
    return %3 : f32
  }
}

