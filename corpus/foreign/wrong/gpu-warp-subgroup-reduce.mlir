// mistake: `memref.dealloc %alloc` stands twice
// expected: double-free
module {
  func.func @sum(%arg0: memref<64xf32>) -> f32 attributes {freehold.deallocated = ["memref"]} {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c32 = arith.constant 32 : index
    %c2 = arith.constant 2 : index
    %cst = arith.constant 0.000000e+00 : f32
    %alloc = memref.alloc() : memref<2xf32>
    linalg.fill ins(%cst : f32) outs(%alloc : memref<2xf32>)
    gpu.launch blocks(%arg1, %arg2, %arg3) in (%arg7 = %c2, %arg8 = %c1, %arg9 = %c1) threads(%arg4, %arg5, %arg6) in (%arg10 = %c32, %arg11 = %c1, %arg12 = %c1) {
      %3 = arith.muli %arg1, %c32 : index
      %4 = arith.addi %3, %arg4 : index
      %5 = memref.load %arg0[%4] : memref<64xf32>
      %6 = gpu.subgroup_reduce  add %5 uniform : (f32) -> f32
      %7 = arith.cmpi eq, %arg4, %c0 : index
      scf.if %7 {
        memref.store %6, %alloc[%arg1] : memref<2xf32>
      }
      gpu.terminator
    }
    %0 = memref.load %alloc[%c0] : memref<2xf32>
    %1 = memref.load %alloc[%c1] : memref<2xf32>
    %2 = arith.addf %0, %1 : f32
    memref.dealloc %alloc : memref<2xf32>
    memref.dealloc %alloc : memref<2xf32>
    return %2 : f32
  }
}
