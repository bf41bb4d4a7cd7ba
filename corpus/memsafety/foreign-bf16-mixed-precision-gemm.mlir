// expected: safe
// This is what fh makes of corpus/foreign/bf16-mixed-precision-gemm.mlir.
module {
  func.func @gemm_bf16(%arg0: memref<?x16xbf16>, %arg1: memref<16x?xbf16>) -> memref<?x?xbf16> attributes {freehold.deallocated = ["memref"]} {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %cst = arith.constant 0.000000e+00 : f32
    %dim = memref.dim %arg0, %c0 : memref<?x16xbf16>
    %dim_0 = memref.dim %arg1, %c1 : memref<16x?xbf16>
    %alloc = memref.alloc(%dim, %dim_0) : memref<?x?xf32>
    linalg.fill ins(%cst : f32) outs(%alloc : memref<?x?xf32>)
    linalg.matmul ins(%arg0, %arg1 : memref<?x16xbf16>, memref<16x?xbf16>) outs(%alloc : memref<?x?xf32>)
    %alloc_1 = memref.alloc(%dim, %dim_0) : memref<?x?xbf16>
    scf.for %arg2 = %c0 to %dim step %c1 {
      scf.for %arg3 = %c0 to %dim_0 step %c1 {
        %0 = memref.load %alloc[%arg2, %arg3] : memref<?x?xf32>
        %1 = arith.truncf %0 : f32 to bf16
        memref.store %1, %alloc_1[%arg2, %arg3] : memref<?x?xbf16>
      }
    }
    memref.dealloc %alloc : memref<?x?xf32>
    return %alloc_1 : memref<?x?xbf16>
  }
}

