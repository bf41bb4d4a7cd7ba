// expected: safe
// This is what fh makes of corpus/foreign/matmul-chain-3mm.mlir.
module {
  func.func private @mm(%arg0: memref<?x?xf32>, %arg1: memref<?x?xf32>) -> memref<?x?xf32> attributes {freehold.deallocated = ["memref"]} {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %cst = arith.constant 0.000000e+00 : f32
    %dim = memref.dim %arg0, %c0 : memref<?x?xf32>
    %dim_0 = memref.dim %arg0, %c1 : memref<?x?xf32>
    %dim_1 = memref.dim %arg1, %c0 : memref<?x?xf32>
    %dim_2 = memref.dim %arg1, %c1 : memref<?x?xf32>
    %0 = arith.cmpi eq, %dim_0, %dim_1 : index
    cf.assert %0, "contracted sizes differ"
    %alloc = memref.alloc(%dim, %dim_2) {alignment = 64 : i64} : memref<?x?xf32>
    linalg.fill ins(%cst : f32) outs(%alloc : memref<?x?xf32>)
    linalg.matmul ins(%arg0, %arg1 : memref<?x?xf32>, memref<?x?xf32>) outs(%alloc : memref<?x?xf32>)
    return %alloc : memref<?x?xf32>
  }
  func.func @three_mm(%arg0: memref<?x?xf32>, %arg1: memref<?x?xf32>, %arg2: memref<?x?xf32>, %arg3: memref<?x?xf32>) -> memref<?x?xf32> attributes {freehold.deallocated = ["memref"]} {
    %0 = call @mm(%arg0, %arg1) : (memref<?x?xf32>, memref<?x?xf32>) -> memref<?x?xf32>
    %1 = call @mm(%arg2, %arg3) : (memref<?x?xf32>, memref<?x?xf32>) -> memref<?x?xf32>
    %2 = call @mm(%0, %1) : (memref<?x?xf32>, memref<?x?xf32>) -> memref<?x?xf32>
    %base_buffer, %offset, %sizes:2, %strides:2 = memref.extract_strided_metadata %0 : memref<?x?xf32> -> memref<f32>, index, index, index, index, index
    memref.dealloc %base_buffer : memref<f32>
    %base_buffer_0, %offset_1, %sizes_2:2, %strides_3:2 = memref.extract_strided_metadata %1 : memref<?x?xf32> -> memref<f32>, index, index, index, index, index
    memref.dealloc %base_buffer_0 : memref<f32>
    return %2 : memref<?x?xf32>
  }
}

