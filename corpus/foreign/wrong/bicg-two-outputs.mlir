// mistake: the second product is accumulated in the caller's buffer's copy but never copied out
// expected: observation
module {
  func.func @bicg(%arg0: memref<?x?xf64>, %arg1: memref<?xf64>, %arg2: memref<?xf64>, %arg3: memref<?xf64>) -> memref<?xf64> attributes {freehold.deallocated = ["memref"]} {
    %c0 = arith.constant 0 : index
    %cst = arith.constant 0.000000e+00 : f64
    %dim = memref.dim %arg0, %c0 : memref<?x?xf64>
    %dim_0 = memref.dim %arg3, %c0 : memref<?xf64>
    %alloc = memref.alloc(%dim) : memref<?xf64>
    linalg.fill ins(%cst : f64) outs(%alloc : memref<?xf64>)
    linalg.matvec ins(%arg0, %arg1 : memref<?x?xf64>, memref<?xf64>) outs(%alloc : memref<?xf64>)
    %alloc_1 = memref.alloc(%dim_0) : memref<?xf64>
    linalg.fill ins(%cst : f64) outs(%alloc_1 : memref<?xf64>)
    linalg.vecmat ins(%arg2, %arg0 : memref<?xf64>, memref<?x?xf64>) outs(%alloc_1 : memref<?xf64>)
    memref.dealloc %alloc_1 : memref<?xf64>
    return %alloc : memref<?xf64>
  }
}
