// mistake: the packed operand is freed before it is multiplied
// expected: use-after-free
#map = affine_map<(d0, d1, d2, d3) -> (d0, d2, d3)>
#map1 = affine_map<(d0, d1, d2, d3) -> (d2, d1, d3)>
#map2 = affine_map<(d0, d1, d2, d3) -> (d0, d1)>
module {
  func.func @vnni(%arg0: memref<4x8xbf16>, %arg1: memref<8x4xbf16>) -> memref<4x4xf32> attributes {freehold.deallocated = ["memref"]} {
    %cst = arith.constant 0.000000e+00 : f32
    %alloc = memref.alloc() {alignment = 64 : i64} : memref<4x4x2xbf16>
    %expand_shape = memref.expand_shape %arg1 [[0, 1], [2]] output_shape [4, 2, 4] : memref<8x4xbf16> into memref<4x2x4xbf16>
    linalg.transpose ins(%expand_shape : memref<4x2x4xbf16>) outs(%alloc : memref<4x4x2xbf16>) permutation = [0, 2, 1] 
    %expand_shape_0 = memref.expand_shape %arg0 [[0], [1, 2]] output_shape [4, 4, 2] : memref<4x8xbf16> into memref<4x4x2xbf16>
    %alloc_1 = memref.alloc() {alignment = 64 : i64} : memref<4x4xf32>
    linalg.fill ins(%cst : f32) outs(%alloc_1 : memref<4x4xf32>)
    memref.dealloc %alloc : memref<4x4x2xbf16>
    linalg.generic {indexing_maps = [#map, #map1, #map2], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%expand_shape_0, %alloc : memref<4x4x2xbf16>, memref<4x4x2xbf16>) outs(%alloc_1 : memref<4x4xf32>) {
    ^bb0(%in: bf16, %in_3: bf16, %out: f32):
      %0 = arith.extf %in : bf16 to f32
      %1 = arith.extf %in_3 : bf16 to f32
      %2 = arith.mulf %0, %1 : f32
      %3 = arith.addf %out, %2 : f32
      linalg.yield %3 : f32
    }
    %alloc_2 = memref.alloc() : memref<4x4xf32>
    linalg.map ins(%alloc_1 : memref<4x4xf32>) outs(%alloc_2 : memref<4x4xf32>)
      (%in: f32, %init: f32) {
        %0 = arith.maxnumf %in, %cst : f32
        linalg.yield %0 : f32
      }
    memref.dealloc %alloc_1 : memref<4x4xf32>
    return %alloc_2 : memref<4x4xf32>
  }
}
