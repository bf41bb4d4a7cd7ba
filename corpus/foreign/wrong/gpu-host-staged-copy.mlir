// mistake: the buffer %memref is freed before its last use
// expected: use-after-free
module {
  func.func @square(%arg0: memref<8xf32>) attributes {freehold.deallocated = ["memref", "gpu"]} {
    %c1 = arith.constant 1 : index
    %c8 = arith.constant 8 : index
    %memref = gpu.alloc  () : memref<8xf32>
    gpu.memcpy  %memref, %arg0 : memref<8xf32>, memref<8xf32>
    gpu.launch blocks(%arg1, %arg2, %arg3) in (%arg7 = %c1, %arg8 = %c1, %arg9 = %c1) threads(%arg4, %arg5, %arg6) in (%arg10 = %c8, %arg11 = %c1, %arg12 = %c1) {
      %0 = memref.load %memref[%arg4] : memref<8xf32>
      %1 = arith.mulf %0, %0 : f32
      memref.store %1, %memref[%arg4] : memref<8xf32>
      gpu.terminator
    }
    gpu.dealloc  %memref : memref<8xf32>
    gpu.memcpy  %arg0, %memref : memref<8xf32>, memref<8xf32>
    return
  }
}

