// mistake: deviations are freed when they are computed, before data are centred with them
// expected: use-after-free
#map = affine_map<(d0, d1) -> (d0, d1)>
#map1 = affine_map<(d0, d1) -> (d1)>
#map2 = affine_map<(d0) -> (d0)>
#map3 = affine_map<(d0, d1, d2) -> (d2, d0)>
#map4 = affine_map<(d0, d1, d2) -> (d2, d1)>
#map5 = affine_map<(d0, d1, d2) -> (d0, d1)>
module {
  func.func @correlation(%arg0: memref<?x?xf32>) -> memref<?x?xf32> attributes {freehold.deallocated = ["memref"]} {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %cst = arith.constant 0.000000e+00 : f32
    %cst_0 = arith.constant 1.000000e-01 : f32
    %cst_1 = arith.constant 1.000000e+00 : f32
    %dim = memref.dim %arg0, %c0 : memref<?x?xf32>
    %dim_2 = memref.dim %arg0, %c1 : memref<?x?xf32>
    %0 = arith.index_cast %dim : index to i32
    %1 = arith.sitofp %0 : i32 to f32
    %alloc = memref.alloc(%dim_2) : memref<?xf32>
    linalg.fill ins(%cst : f32) outs(%alloc : memref<?xf32>)
    linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["reduction", "parallel"]} ins(%arg0 : memref<?x?xf32>) outs(%alloc : memref<?xf32>) {
    ^bb0(%in: f32, %out: f32):
      %2 = arith.divf %in, %1 : f32
      %3 = arith.addf %out, %2 : f32
      linalg.yield %3 : f32
    }
    %alloc_3 = memref.alloc(%dim_2) : memref<?xf32>
    linalg.fill ins(%cst : f32) outs(%alloc_3 : memref<?xf32>)
    linalg.generic {indexing_maps = [#map, #map1, #map1], iterator_types = ["reduction", "parallel"]} ins(%arg0, %alloc : memref<?x?xf32>, memref<?xf32>) outs(%alloc_3 : memref<?xf32>) {
    ^bb0(%in: f32, %in_6: f32, %out: f32):
      %2 = arith.subf %in, %in_6 : f32
      %3 = arith.mulf %2, %2 : f32
      %4 = arith.divf %3, %1 : f32
      %5 = arith.addf %out, %4 : f32
      linalg.yield %5 : f32
    }
    linalg.generic {indexing_maps = [#map2], iterator_types = ["parallel"]} outs(%alloc_3 : memref<?xf32>) {
    ^bb0(%out: f32):
      %2 = math.sqrt %out : f32
      %3 = arith.cmpf ole, %2, %cst_0 : f32
      %4 = arith.select %3, %cst_1, %2 : f32
      linalg.yield %4 : f32
    }
    memref.dealloc %alloc_3 : memref<?xf32>
    %alloc_4 = memref.alloc(%dim, %dim_2) : memref<?x?xf32>
    linalg.generic {indexing_maps = [#map, #map1, #map1, #map], iterator_types = ["parallel", "parallel"]} ins(%arg0, %alloc, %alloc_3 : memref<?x?xf32>, memref<?xf32>, memref<?xf32>) outs(%alloc_4 : memref<?x?xf32>) {
    ^bb0(%in: f32, %in_6: f32, %in_7: f32, %out: f32):
      %2 = arith.subf %in, %in_6 : f32
      %3 = arith.divf %2, %in_7 : f32
      linalg.yield %3 : f32
    }
    %alloc_5 = memref.alloc(%dim_2, %dim_2) : memref<?x?xf32>
    linalg.fill ins(%cst : f32) outs(%alloc_5 : memref<?x?xf32>)
    linalg.generic {indexing_maps = [#map3, #map4, #map5], iterator_types = ["parallel", "parallel", "reduction"]} ins(%alloc_4, %alloc_4 : memref<?x?xf32>, memref<?x?xf32>) outs(%alloc_5 : memref<?x?xf32>) {
    ^bb0(%in: f32, %in_6: f32, %out: f32):
      %2 = arith.mulf %in, %in_6 : f32
      %3 = arith.addf %out, %2 : f32
      linalg.yield %3 : f32
    }
    memref.dealloc %alloc : memref<?xf32>
    memref.dealloc %alloc_4 : memref<?x?xf32>
    return %alloc_5 : memref<?x?xf32>
  }
}
