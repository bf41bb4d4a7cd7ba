// mistake: `memref.dealloc %alloc_3` stands twice
// expected: double-free
module {
  func.func @net(%arg0: memref<1x1x6x6xf32>, %arg1: memref<2x1x3x3xf32>, %arg2: memref<2xf32>) -> memref<2xf32> attributes {freehold.deallocated = ["memref"]} {
    %cst = arith.constant 0.000000e+00 : f32
    %cst_0 = arith.constant 0xFF800000 : f32
    %alloc = memref.alloc() : memref<1x1x8x8xf32>
    linalg.fill ins(%cst : f32) outs(%alloc : memref<1x1x8x8xf32>)
    %subview = memref.subview %alloc[0, 0, 1, 1] [1, 1, 6, 6] [1, 1, 1, 1] : memref<1x1x8x8xf32> to memref<1x1x6x6xf32, strided<[64, 64, 8, 1], offset: 9>>
    linalg.copy ins(%arg0 : memref<1x1x6x6xf32>) outs(%subview : memref<1x1x6x6xf32, strided<[64, 64, 8, 1], offset: 9>>)
    %alloc_1 = memref.alloc() : memref<1x2x6x6xf32>
    linalg.broadcast ins(%arg2 : memref<2xf32>) outs(%alloc_1 : memref<1x2x6x6xf32>) dimensions = [0, 2, 3] 
    linalg.conv_2d_nchw_fchw {dilations = dense<1> : vector<2xi64>, strides = dense<1> : vector<2xi64>} ins(%alloc, %arg1 : memref<1x1x8x8xf32>, memref<2x1x3x3xf32>) outs(%alloc_1 : memref<1x2x6x6xf32>)
    %alloc_2 = memref.alloc() : memref<2x2xf32>
    %alloc_3 = memref.alloc() : memref<1x2x3x3xf32>
    linalg.fill ins(%cst_0 : f32) outs(%alloc_3 : memref<1x2x3x3xf32>)
    linalg.pooling_nchw_max {dilations = dense<1> : vector<2xi64>, strides = dense<2> : vector<2xi64>} ins(%alloc_1, %alloc_2 : memref<1x2x6x6xf32>, memref<2x2xf32>) outs(%alloc_3 : memref<1x2x3x3xf32>)
    %alloc_4 = memref.alloc() : memref<1x3x3x2xf32>
    linalg.transpose ins(%alloc_3 : memref<1x2x3x3xf32>) outs(%alloc_4 : memref<1x3x3x2xf32>) permutation = [0, 2, 3, 1] 
    %alloc_5 = memref.alloc() : memref<1x3x3x2xf32>
    linalg.map { arith.maximumf } ins(%alloc_4, %alloc_4 : memref<1x3x3x2xf32>, memref<1x3x3x2xf32>) outs(%alloc_5 : memref<1x3x3x2xf32>)
    %alloc_6 = memref.alloc() : memref<2xf32>
    linalg.fill ins(%cst : f32) outs(%alloc_6 : memref<2xf32>)
    linalg.reduce { arith.addf } ins(%alloc_5 : memref<1x3x3x2xf32>) outs(%alloc_6 : memref<2xf32>) dimensions = [0, 1, 2] 
    memref.dealloc %alloc : memref<1x1x8x8xf32>
    memref.dealloc %alloc_1 : memref<1x2x6x6xf32>
    memref.dealloc %alloc_2 : memref<2x2xf32>
    memref.dealloc %alloc_3 : memref<1x2x3x3xf32>
    memref.dealloc %alloc_3 : memref<1x2x3x3xf32>
    memref.dealloc %alloc_4 : memref<1x3x3x2xf32>
    memref.dealloc %alloc_5 : memref<1x3x3x2xf32>
    return %alloc_6 : memref<2xf32>
  }
}

