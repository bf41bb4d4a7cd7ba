// mistake: the second exchange goes one lane up instead of two across
// expected: observation or undefined
module {
  func.func @warp(%arg0: memref<32xf32>) -> memref<32xf32> attributes {freehold.deallocated = ["memref"]} {
    %c1 = arith.constant 1 : index
    %c32 = arith.constant 32 : index
    %c32_i32 = arith.constant 32 : i32
    %c1_i32 = arith.constant 1 : i32
    %c2_i32 = arith.constant 2 : i32
    %alloc = memref.alloc() : memref<32xf32>
    gpu.launch blocks(%arg1, %arg2, %arg3) in (%arg7 = %c1, %arg8 = %c1, %arg9 = %c1) threads(%arg4, %arg5, %arg6) in (%arg10 = %c32, %arg11 = %c1, %arg12 = %c1) {
      %0 = memref.load %arg0[%arg4] : memref<32xf32>
      %shuffleResult, %valid = gpu.shuffle  xor %0, %c1_i32, %c32_i32 : f32
      %1 = arith.maximumf %0, %shuffleResult : f32
      %shuffleResult_0, %valid_1 = gpu.shuffle  idx %1, %c2_i32, %c32_i32 : f32
      %2 = arith.maximumf %1, %shuffleResult_0 : f32
      memref.store %2, %alloc[%arg4] : memref<32xf32>
      gpu.terminator
    }
    return %alloc : memref<32xf32>
  }
}
