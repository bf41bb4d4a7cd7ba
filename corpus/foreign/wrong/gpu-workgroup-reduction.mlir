// mistake: the buffer %alloc is freed twice
// expected: double-free
module {
  func.func @reduce(%arg0: memref<8xf32>) -> f32 attributes {freehold.deallocated = ["memref"]} {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c2 = arith.constant 2 : index
    %c8 = arith.constant 8 : index
    %alloc = memref.alloc() : memref<1xf32>
    gpu.launch blocks(%arg1, %arg2, %arg3) in (%arg7 = %c1, %arg8 = %c1, %arg9 = %c1) threads(%arg4, %arg5, %arg6) in (%arg10 = %c8, %arg11 = %c1, %arg12 = %c1) workgroup(%arg13 : memref<8xf32, #gpu.address_space<workgroup>>) {
      %1 = memref.load %arg0[%arg4] : memref<8xf32>
      memref.store %1, %arg13[%arg4] : memref<8xf32, #gpu.address_space<workgroup>>
      gpu.barrier
      scf.for %arg14 = %c0 to %c2 step %c1 {
        %3 = arith.addi %arg14, %c1 : index
        %4 = arith.shrui %c8, %3 : index
        %5 = arith.cmpi ult, %arg4, %4 : index
        scf.if %5 {
          %6 = arith.addi %arg4, %4 : index
          %7 = memref.load %arg13[%arg4] : memref<8xf32, #gpu.address_space<workgroup>>
          %8 = memref.load %arg13[%6] : memref<8xf32, #gpu.address_space<workgroup>>
          %9 = arith.addf %7, %8 : f32
          memref.store %9, %arg13[%arg4] : memref<8xf32, #gpu.address_space<workgroup>>
        }
        gpu.barrier
      }
      %2 = arith.cmpi eq, %arg4, %c0 : index
      scf.if %2 {
        %3 = memref.load %arg13[%c0] : memref<8xf32, #gpu.address_space<workgroup>>
        %4 = memref.load %arg13[%c1] : memref<8xf32, #gpu.address_space<workgroup>>
        %5 = arith.addf %3, %4 : f32
        memref.store %5, %alloc[%c0] : memref<1xf32>
      }
      gpu.terminator
    }
    %0 = memref.load %alloc[%c0] : memref<1xf32>
    memref.dealloc %alloc : memref<1xf32>
    memref.dealloc %alloc : memref<1xf32>
    return %0 : f32
  }
}

