// expected: safe
// This is what fh makes of corpus/foreign/llvm-ptr-interop.mlir.
module {
  func.func private @c_fill(!llvm.ptr, i64) attributes {freehold.deallocated = ["memref"]}
  func.func @from_c(%arg0: index) -> memref<?xi32> attributes {freehold.deallocated = ["memref"]} {
    %c16 = arith.constant 16 : index
    %c0_i32 = arith.constant 0 : i32
    %0 = arith.minui %arg0, %c16 : index
    %alloc = memref.alloc(%0) : memref<?xi32>
    linalg.fill ins(%c0_i32 : i32) outs(%alloc : memref<?xi32>)
    %intptr = memref.extract_aligned_pointer_as_index %alloc : memref<?xi32> -> index
    %1 = arith.index_cast %intptr : index to i64
    %2 = llvm.inttoptr %1 : i64 to !llvm.ptr
    %3 = arith.index_cast %0 : index to i64
    call @c_fill(%2, %3) : (!llvm.ptr, i64) -> ()
    %alloc_0 = memref.alloc(%0) : memref<?xi32>
    memref.copy %alloc, %alloc_0 : memref<?xi32> to memref<?xi32>
    memref.dealloc %alloc : memref<?xi32>
    return %alloc_0 : memref<?xi32>
  }
}

