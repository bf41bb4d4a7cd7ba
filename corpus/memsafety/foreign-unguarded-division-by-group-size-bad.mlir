// expected: leak
// This is what fh makes of corpus/foreign/unguarded-division-by-group-size.mlir, with a mistake: sums are thought to be divided in place, so nothing frees them.
module {
  func.func @group_mean(%arg0: memref<?x?xf32>, %arg1: index) -> memref<?x?xf32> attributes {freehold.deallocated = ["memref"]} {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %cst = arith.constant 0.000000e+00 : f32
    %dim = memref.dim %arg0, %c0 : memref<?x?xf32>
    %dim_0 = memref.dim %arg0, %c1 : memref<?x?xf32>
    %0 = arith.divui %dim_0, %arg1 : index
    %expand_shape = memref.expand_shape %arg0 [[0], [1, 2]] output_shape [%dim, %arg1, %0] : memref<?x?xf32> into memref<?x?x?xf32>
    %alloc = memref.alloc(%dim, %arg1) : memref<?x?xf32>
    linalg.fill ins(%cst : f32) outs(%alloc : memref<?x?xf32>)
    linalg.reduce ins(%expand_shape : memref<?x?x?xf32>) outs(%alloc : memref<?x?xf32>) dimensions = [2] 
      (%in: f32, %init: f32) {
        %3 = arith.addf %in, %init : f32
        linalg.yield %3 : f32
      }
    %1 = arith.index_cast %0 : index to i32
    %2 = arith.sitofp %1 : i32 to f32
    %alloc_1 = memref.alloc(%dim, %arg1) : memref<?x?xf32>
    linalg.map ins(%alloc : memref<?x?xf32>) outs(%alloc_1 : memref<?x?xf32>)
      (%in: f32, %init: f32) {
        %3 = arith.divf %in, %2 : f32
        linalg.yield %3 : f32
      }
    return %alloc_1 : memref<?x?xf32>
  }
}
