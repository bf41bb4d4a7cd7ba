// mistake: the buffer is freed before it is returned
// expected: abi
module {
  func.func @mm(%arg0: memref<?x?x2x1xi8>, %arg1: memref<?x?x4x1xi8>) -> memref<?x?x2x4xi32> attributes {freehold.deallocated = ["memref"]} {
    %c0 = arith.constant 0 : index
    %c0_i32 = arith.constant 0 : i32
    %dim = memref.dim %arg0, %c0 : memref<?x?x2x1xi8>
    %dim_0 = memref.dim %arg1, %c0 : memref<?x?x4x1xi8>
    %alloc = memref.alloc(%dim, %dim_0) : memref<?x?x2x4xi32>
    linalg.fill ins(%c0_i32 : i32) outs(%alloc : memref<?x?x2x4xi32>)
    linalg.mmt4d ins(%arg0, %arg1 : memref<?x?x2x1xi8>, memref<?x?x4x1xi8>) outs(%alloc : memref<?x?x2x4xi32>)
    %alloc_1 = memref.alloc(%dim, %dim_0) : memref<?x?x2x4xi32>
    linalg.elementwise kind=#linalg.elementwise_kind<mul> ins(%alloc, %alloc : memref<?x?x2x4xi32>, memref<?x?x2x4xi32>) outs(%alloc_1 : memref<?x?x2x4xi32>)
    memref.dealloc %alloc : memref<?x?x2x4xi32>
  memref.dealloc %alloc_1 : memref<?x?x2x4xi32>
    return %alloc_1 : memref<?x?x2x4xi32>
  }
}

