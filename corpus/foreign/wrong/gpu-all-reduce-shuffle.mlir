// mistake: the result %alloc is freed before it is returned
// expected: abi
module {
  func.func @lanes(%arg0: memref<4xi32>) -> memref<4xi32> attributes {freehold.deallocated = ["memref"]} {
    %c1 = arith.constant 1 : index
    %c4 = arith.constant 4 : index
    %alloc = memref.alloc() : memref<4xi32>
    gpu.launch blocks(%arg1, %arg2, %arg3) in (%arg7 = %c1, %arg8 = %c1, %arg9 = %c1) threads(%arg4, %arg5, %arg6) in (%arg10 = %c4, %arg11 = %c1, %arg12 = %c1) {
      %0 = memref.load %arg0[%arg4] : memref<4xi32>
      %1 = gpu.all_reduce  add %0 uniform {
      } : (i32) -> i32
      memref.store %1, %alloc[%arg4] : memref<4xi32>
      gpu.terminator
    }
    memref.dealloc %alloc : memref<4xi32>
    return %alloc : memref<4xi32>
  }
}

