// mistake: the result %alloc is freed before it is returned
// expected: abi
#map = affine_map<(d0, d1) -> (d0)>
#map1 = affine_map<(d0, d1) -> (d0, d1)>
module {
  func.func @forward(%arg0: memref<?xi64>, %arg1: memref<?x4xf32>) -> memref<?x4xf32> attributes {freehold.deallocated = ["memref"]} {
    %c0_i64 = arith.constant 0 : i64
    %c0 = arith.constant 0 : index
    %dim = memref.dim %arg0, %c0 : memref<?xi64>
    %dim_0 = memref.dim %arg1, %c0 : memref<?x4xf32>
    %0 = arith.index_cast %dim_0 : index to i64
    %alloc = memref.alloc(%dim) {alignment = 64 : i64} : memref<?x4xf32>
    linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg0 : memref<?xi64>) outs(%alloc : memref<?x4xf32>) {
    ^bb0(%in: i64, %out: f32):
      %1 = arith.cmpi slt, %in, %0 : i64
      cf.assert %1, "index must be smaller than dim size"
      %2 = arith.cmpi sge, %in, %c0_i64 : i64
      cf.assert %2, "index must be larger or equal to 0"
      %3 = arith.index_cast %in : i64 to index
      %4 = linalg.index 1 : index
      %5 = memref.load %arg1[%3, %4] : memref<?x4xf32>
      linalg.yield %5 : f32
    }
    memref.dealloc %alloc : memref<?x4xf32>
    return %alloc : memref<?x4xf32>
  }
}

