// expected: safe
// This is what fh makes of corpus/foreign/unguarded-scatter-add-embedding-grad.mlir.
module {
  func.func @embedding_grad(%arg0: memref<?x4xf32>, %arg1: memref<?xi64>, %arg2: index) -> memref<?x4xf32> attributes {freehold.deallocated = ["memref"]} {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %cst = arith.constant 0.000000e+00 : f32
    %dim = memref.dim %arg1, %c0 : memref<?xi64>
    %alloc = memref.alloc(%arg2) : memref<?x4xf32>
    linalg.fill ins(%cst : f32) outs(%alloc : memref<?x4xf32>)
    %alloc_0 = memref.alloc() : memref<4xf32>
    scf.for %arg3 = %c0 to %dim step %c1 {
      %0 = memref.load %arg1[%arg3] : memref<?xi64>
      %1 = arith.index_cast %0 : i64 to index
      %subview = memref.subview %arg0[%arg3, 0] [1, 4] [1, 1] : memref<?x4xf32> to memref<4xf32, strided<[1], offset: ?>>
      %subview_1 = memref.subview %alloc[%1, 0] [1, 4] [1, 1] : memref<?x4xf32> to memref<4xf32, strided<[1], offset: ?>>
      linalg.add ins(%subview, %subview_1 : memref<4xf32, strided<[1], offset: ?>>, memref<4xf32, strided<[1], offset: ?>>) outs(%alloc_0 : memref<4xf32>)
      memref.copy %alloc_0, %subview_1 : memref<4xf32> to memref<4xf32, strided<[1], offset: ?>>
    }
    memref.dealloc %alloc_0 : memref<4xf32>
    return %alloc : memref<?x4xf32>
  }
}

