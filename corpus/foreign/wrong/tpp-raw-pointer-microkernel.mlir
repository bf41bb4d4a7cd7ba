// mistake: the buffer is freed while a pointer to it is still read
// expected: use-after-free
module {
  func.func private @xsmm_gemm(i64, i64, i64, !llvm.ptr, index, !llvm.ptr, index, !llvm.ptr, index) attributes {freehold.deallocated = ["memref"], llvm.emit_c_interface}
  func.func @gemm(%arg0: memref<4x4xf32>, %arg1: memref<4x4xf32>) -> memref<4x4xf32> attributes {freehold.deallocated = ["memref"]} {
    %c0 = arith.constant 0 : index
    %c4_i64 = arith.constant 4 : i64
    %cst = arith.constant 0.000000e+00 : f32
    %alloc = memref.alloc() {alignment = 64 : i64} : memref<4x4xf32>
    linalg.fill ins(%cst : f32) outs(%alloc : memref<4x4xf32>)
    %intptr = memref.extract_aligned_pointer_as_index %arg0 : memref<4x4xf32> -> index
    %0 = arith.index_cast %intptr : index to i64
    %1 = llvm.inttoptr %0 : i64 to !llvm.ptr
    %intptr_0 = memref.extract_aligned_pointer_as_index %arg1 : memref<4x4xf32> -> index
    %2 = arith.index_cast %intptr_0 : index to i64
    %3 = llvm.inttoptr %2 : i64 to !llvm.ptr
    %intptr_1 = memref.extract_aligned_pointer_as_index %alloc : memref<4x4xf32> -> index
    %4 = arith.index_cast %intptr_1 : index to i64
    %5 = llvm.inttoptr %4 : i64 to !llvm.ptr
    call @xsmm_gemm(%c4_i64, %c4_i64, %c4_i64, %1, %c0, %3, %c0, %5, %c0) : (i64, i64, i64, !llvm.ptr, index, !llvm.ptr, index, !llvm.ptr, index) -> ()
    return %alloc : memref<4x4xf32>
  }
  func.func @raw_sum(%arg0: memref<4xf32>) -> f32 attributes {freehold.deallocated = ["memref"]} {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c4 = arith.constant 4 : index
    %cst = arith.constant 0.000000e+00 : f32
    %alloc = memref.alloc() : memref<4xf32>
    memref.copy %arg0, %alloc : memref<4xf32> to memref<4xf32>
    %intptr = memref.extract_aligned_pointer_as_index %alloc : memref<4xf32> -> index
    %0 = arith.index_cast %intptr : index to i64
    %1 = llvm.inttoptr %0 : i64 to !llvm.ptr
    memref.dealloc %alloc : memref<4xf32>
    %2 = scf.for %arg1 = %c0 to %c4 step %c1 iter_args(%arg2 = %cst) -> (f32) {
      %4 = arith.index_cast %arg1 : index to i64
      %5 = llvm.getelementptr %1[%4] : (!llvm.ptr, i64) -> !llvm.ptr, f32
      %6 = llvm.load %5 : !llvm.ptr -> f32
      %7 = arith.addf %arg2, %6 : f32
      scf.yield %7 : f32
    }
    return %2 : f32
  }
}
