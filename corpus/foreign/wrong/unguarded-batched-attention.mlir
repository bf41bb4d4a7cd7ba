// mistake: the row maxima are freed when the scores are final, before they are subtracted
// expected: use-after-free
#map = affine_map<(d0, d1, d2, d3) -> (d0, d1, d3)>
#map1 = affine_map<(d0, d1, d2, d3) -> (d0, d2, d3)>
#map2 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>
#map3 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map4 = affine_map<(d0, d1, d2) -> (d0, d1)>
module {
  func.func @sdpa(%arg0: memref<?x?x?xf32>, %arg1: memref<?x?x?xf32>, %arg2: memref<?x?x?xf32>) -> memref<?x?x?xf32> attributes {freehold.deallocated = ["memref"]} {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c2 = arith.constant 2 : index
    %cst = arith.constant 0.000000e+00 : f32
    %cst_0 = arith.constant 0xFF800000 : f32
    %dim = memref.dim %arg0, %c0 : memref<?x?x?xf32>
    %dim_1 = memref.dim %arg0, %c1 : memref<?x?x?xf32>
    %dim_2 = memref.dim %arg1, %c1 : memref<?x?x?xf32>
    %dim_3 = memref.dim %arg2, %c2 : memref<?x?x?xf32>
    %alloc = memref.alloc(%dim, %dim_1, %dim_2) {alignment = 64 : i64} : memref<?x?x?xf32>
    linalg.fill ins(%cst : f32) outs(%alloc : memref<?x?x?xf32>)
    linalg.generic {indexing_maps = [#map, #map1, #map2], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%arg0, %arg1 : memref<?x?x?xf32>, memref<?x?x?xf32>) outs(%alloc : memref<?x?x?xf32>) {
    ^bb0(%in: f32, %in_7: f32, %out: f32):
      %0 = arith.mulf %in, %in_7 : f32
      %1 = arith.addf %out, %0 : f32
      linalg.yield %1 : f32
    }
    %alloc_4 = memref.alloc(%dim, %dim_1) {alignment = 64 : i64} : memref<?x?xf32>
    linalg.fill ins(%cst_0 : f32) outs(%alloc_4 : memref<?x?xf32>)
    linalg.generic {indexing_maps = [#map3, #map4], iterator_types = ["parallel", "parallel", "reduction"]} ins(%alloc : memref<?x?x?xf32>) outs(%alloc_4 : memref<?x?xf32>) {
    ^bb0(%in: f32, %out: f32):
      %0 = arith.maximumf %in, %out : f32
      linalg.yield %0 : f32
    }
    %alloc_5 = memref.alloc(%dim, %dim_1) {alignment = 64 : i64} : memref<?x?xf32>
    memref.dealloc %alloc_4 : memref<?x?xf32>
    linalg.fill ins(%cst : f32) outs(%alloc_5 : memref<?x?xf32>)
    linalg.generic {indexing_maps = [#map4, #map3, #map4], iterator_types = ["parallel", "parallel", "reduction"]} ins(%alloc_4 : memref<?x?xf32>) outs(%alloc, %alloc_5 : memref<?x?x?xf32>, memref<?x?xf32>) {
    ^bb0(%in: f32, %out: f32, %out_7: f32):
      %0 = arith.subf %out, %in : f32
      %1 = math.exp %0 : f32
      %2 = arith.addf %1, %out_7 : f32
      linalg.yield %1, %2 : f32, f32
    }
    %alloc_6 = memref.alloc(%dim, %dim_1, %dim_3) {alignment = 64 : i64} : memref<?x?x?xf32>
    linalg.fill ins(%cst : f32) outs(%alloc_6 : memref<?x?x?xf32>)
    linalg.batch_matmul ins(%alloc, %arg2 : memref<?x?x?xf32>, memref<?x?x?xf32>) outs(%alloc_6 : memref<?x?x?xf32>)
    linalg.generic {indexing_maps = [#map4, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%alloc_5 : memref<?x?xf32>) outs(%alloc_6 : memref<?x?x?xf32>) {
    ^bb0(%in: f32, %out: f32):
      %0 = arith.divf %out, %in : f32
      linalg.yield %0 : f32
    }
    memref.dealloc %alloc : memref<?x?x?xf32>
    memref.dealloc %alloc_5 : memref<?x?xf32>
    return %alloc_6 : memref<?x?x?xf32>
  }
}
