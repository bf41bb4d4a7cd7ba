// expected: safe
// This is what fh makes of corpus/foreign/gpu-host-saxpy.mlir.
module attributes {gpu.container_module} {
  func.func @saxpy(%arg0: f32, %arg1: memref<?xf32>, %arg2: memref<?xf32>) attributes {freehold.deallocated = ["memref"]} {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c4 = arith.constant 4 : index
    %dim = memref.dim %arg1, %c0 : memref<?xf32>
    %dim_0 = memref.dim %arg2, %c0 : memref<?xf32>
    %0 = arith.minui %dim, %dim_0 : index
    %memref = gpu.alloc  (%0) : memref<?xf32>
    %memref_1 = gpu.alloc  (%0) : memref<?xf32>
    %subview = memref.subview %arg1[0] [%0] [1] : memref<?xf32> to memref<?xf32, strided<[1]>>
    %subview_2 = memref.subview %arg2[0] [%0] [1] : memref<?xf32> to memref<?xf32, strided<[1]>>
    gpu.memcpy  %memref, %subview : memref<?xf32>, memref<?xf32, strided<[1]>>
    gpu.memcpy  %memref_1, %subview_2 : memref<?xf32>, memref<?xf32, strided<[1]>>
    %1 = arith.ceildivui %0, %c4 : index
    gpu.launch blocks(%arg3, %arg4, %arg5) in (%arg9 = %1, %arg10 = %c1, %arg11 = %c1) threads(%arg6, %arg7, %arg8) in (%arg12 = %c4, %arg13 = %c1, %arg14 = %c1) {
      %2 = arith.muli %arg3, %c4 : index
      %3 = arith.addi %2, %arg6 : index
      %4 = arith.cmpi ult, %3, %0 : index
      scf.if %4 {
        %5 = memref.load %memref[%3] : memref<?xf32>
        %6 = memref.load %memref_1[%3] : memref<?xf32>
        %7 = arith.mulf %arg0, %5 : f32
        %8 = arith.addf %7, %6 : f32
        memref.store %8, %memref_1[%3] : memref<?xf32>
      }
      gpu.terminator
    }
    gpu.memcpy  %subview_2, %memref_1 : memref<?xf32, strided<[1]>>, memref<?xf32>
    gpu.dealloc  %memref : memref<?xf32>
    gpu.dealloc  %memref_1 : memref<?xf32>
    return
  }
}

