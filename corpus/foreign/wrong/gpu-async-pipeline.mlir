// mistake: the buffer %alloc is not freed
// expected: leak
module {
  func.func @chain(%arg0: index) -> f32 attributes {freehold.deallocated = ["memref", "gpu"]} {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c7 = arith.constant 7 : index
    %cst = arith.constant 1.000000e+00 : f32
    %0 = arith.andi %arg0, %c7 : index
    %1 = arith.addi %0, %c1 : index
    %alloc = memref.alloc(%1) : memref<?xf32>
    linalg.fill ins(%cst : f32) outs(%alloc : memref<?xf32>)
    %2 = gpu.wait async
    %memref, %asyncToken = gpu.alloc async [%2] (%1) : memref<?xf32>
    %3 = gpu.memcpy async [%asyncToken] %memref, %alloc : memref<?xf32>, memref<?xf32>
    %4 = gpu.launch async [%3] blocks(%arg1, %arg2, %arg3) in (%arg7 = %1, %arg8 = %c1, %arg9 = %c1) threads(%arg4, %arg5, %arg6) in (%arg10 = %c1, %arg11 = %c1, %arg12 = %c1) {
      %8 = memref.load %memref[%arg1] : memref<?xf32>
      %9 = arith.addf %8, %8 : f32
      memref.store %9, %memref[%arg1] : memref<?xf32>
      gpu.terminator
    }
    %5 = gpu.memcpy async [%4] %alloc, %memref : memref<?xf32>, memref<?xf32>
    %6 = gpu.dealloc async [%5] %memref : memref<?xf32>
    gpu.wait [%6]
    %7 = memref.load %alloc[%c0] : memref<?xf32>
    return %7 : f32
  }
}

