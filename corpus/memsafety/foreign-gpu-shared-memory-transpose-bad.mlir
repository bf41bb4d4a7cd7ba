// expected: use-after-free
// This is what fh makes of corpus/foreign/gpu-shared-memory-transpose.mlir, with a mistake: the result in global memory is freed before it is copied to the caller.
module {
  func.func @transpose(%arg0: memref<8x8xf32>, %arg1: memref<8x8xf32>) attributes {freehold.deallocated = ["memref"]} {
    %c1 = arith.constant 1 : index
    %c2 = arith.constant 2 : index
    %c4 = arith.constant 4 : index
    %alloc = memref.alloc() : memref<8x8xf32>
    gpu.launch blocks(%arg2, %arg3, %arg4) in (%arg8 = %c2, %arg9 = %c2, %arg10 = %c1) threads(%arg5, %arg6, %arg7) in (%arg11 = %c4, %arg12 = %c4, %arg13 = %c1) workgroup(%arg14 : memref<4x5xf32, #gpu.address_space<workgroup>>) {
      %0 = arith.muli %arg3, %c4 : index
      %1 = arith.muli %arg2, %c4 : index
      %2 = arith.addi %0, %arg6 : index
      %3 = arith.addi %1, %arg5 : index
      %4 = memref.load %arg0[%2, %3] : memref<8x8xf32>
      memref.store %4, %arg14[%arg6, %arg5] : memref<4x5xf32, #gpu.address_space<workgroup>>
      gpu.barrier
      %5 = arith.addi %1, %arg6 : index
      %6 = arith.addi %0, %arg5 : index
      %7 = memref.load %arg14[%arg5, %arg6] : memref<4x5xf32, #gpu.address_space<workgroup>>
      memref.store %7, %alloc[%5, %6] : memref<8x8xf32>
      gpu.terminator
    }
    memref.dealloc %alloc : memref<8x8xf32>
    memref.copy %alloc, %arg1 : memref<8x8xf32> to memref<8x8xf32>
    return
  }
}
