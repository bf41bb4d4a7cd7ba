// expected: safe
// This is what fh makes of corpus/foreign/conv-im2col.mlir.
#map = affine_map<(d0, d1, d2, d3, d4) -> (d0 + d2, d1 + d3, d4)>
#map1 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d3, d4)>
module {
  func.func @conv(%arg0: memref<1x5x5x2xf32>, %arg1: memref<3x3x2x4xf32>) -> memref<1x3x3x4xf32> attributes {freehold.deallocated = ["memref"]} {
    %cst = arith.constant 0.000000e+00 : f32
    %subview = memref.subview %arg0[0, 0, 0, 0] [1, 5, 5, 2] [1, 1, 1, 1] : memref<1x5x5x2xf32> to memref<5x5x2xf32, strided<[10, 2, 1]>>
    %alloc = memref.alloc() : memref<3x3x3x3x2xf32>
    linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%subview : memref<5x5x2xf32, strided<[10, 2, 1]>>) outs(%alloc : memref<3x3x3x3x2xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    }
    %collapse_shape = memref.collapse_shape %alloc [[0, 1], [2, 3, 4]] : memref<3x3x3x3x2xf32> into memref<9x18xf32>
    %collapse_shape_0 = memref.collapse_shape %arg1 [[0, 1, 2], [3]] : memref<3x3x2x4xf32> into memref<18x4xf32>
    %alloc_1 = memref.alloc() : memref<9x4xf32>
    linalg.fill ins(%cst : f32) outs(%alloc_1 : memref<9x4xf32>)
    linalg.matmul ins(%collapse_shape, %collapse_shape_0 : memref<9x18xf32>, memref<18x4xf32>) outs(%alloc_1 : memref<9x4xf32>)
    %expand_shape = memref.expand_shape %alloc_1 [[0, 1, 2], [3]] output_shape [1, 3, 3, 4] : memref<9x4xf32> into memref<1x3x3x4xf32>
    memref.dealloc %alloc : memref<3x3x3x3x2xf32>
    return %expand_shape : memref<1x3x3x4xf32>
  }
}

