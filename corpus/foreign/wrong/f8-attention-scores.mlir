// mistake: a buffer is freed where it is allocated, before it is used
// expected: use-after-free
#map = affine_map<(d0, d1) -> (d0, d1)>
#map1 = affine_map<(d0, d1) -> (d1)>
#map2 = affine_map<(d0, d1) -> (d0)>
module {
  func.func @scores(%arg0: memref<?xbf16>, %arg1: memref<?x?xf8E5M2>, %arg2: memref<?xi1>, %arg3: f8E4M3FN) -> memref<?xbf16> attributes {freehold.deallocated = ["memref"]} {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %cst = arith.constant 0.000000e+00 : f32
    %cst_0 = arith.constant -1.000000e+04 : f32
    %dim = memref.dim %arg1, %c0 : memref<?x?xf8E5M2>
    %0 = arith.extf %arg3 : f8E4M3FN to f32
    %alloc = memref.alloc(%dim) : memref<?xf32>
    memref.dealloc %alloc : memref<?xf32>
    linalg.fill ins(%cst : f32) outs(%alloc : memref<?xf32>)
    linalg.generic {indexing_maps = [#map, #map1, #map2], iterator_types = ["parallel", "reduction"]} ins(%arg1, %arg0 : memref<?x?xf8E5M2>, memref<?xbf16>) outs(%alloc : memref<?xf32>) {
    ^bb0(%in: f8E5M2, %in_2: bf16, %out: f32):
      %1 = arith.extf %in : f8E5M2 to f32
      %2 = arith.extf %in_2 : bf16 to f32
      %3 = arith.mulf %1, %2 : f32
      %4 = arith.addf %out, %3 : f32
      linalg.yield %4 : f32
    }
    %alloc_1 = memref.alloc(%dim) : memref<?xbf16>
    scf.for %arg4 = %c0 to %dim step %c1 {
      %1 = memref.load %alloc[%arg4] : memref<?xf32>
      %2 = memref.load %arg2[%arg4] : memref<?xi1>
      %3 = arith.mulf %1, %0 : f32
      %4 = arith.select %2, %3, %cst_0 : f32
      %5 = math.roundeven %4 : f32
      %6 = arith.truncf %5 : f32 to bf16
      memref.store %6, %alloc_1[%arg4] : memref<?xbf16>
    }
    return %alloc_1 : memref<?xbf16>
  }
}

