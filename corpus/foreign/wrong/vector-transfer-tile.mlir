// mistake: the result %alloc is freed before it is returned
// expected: abi
#map = affine_map<(d0, d1, d2) -> (d0, d2)>
#map1 = affine_map<(d0, d1, d2) -> (d2, d1)>
#map2 = affine_map<(d0, d1, d2) -> (d0, d1)>
module {
  func.func @tile(%arg0: memref<?x?xf32>, %arg1: memref<?x?xf32>) -> memref<4x4xf32> attributes {freehold.deallocated = ["memref"]} {
    %c0 = arith.constant 0 : index
    %cst = arith.constant 0.000000e+00 : f32
    %cst_0 = arith.constant dense<0.000000e+00> : vector<4x4xf32>
    %alloc = memref.alloc() {alignment = 64 : i64} : memref<4x4xf32>
    %0 = vector.transfer_read %arg0[%c0, %c0], %cst : memref<?x?xf32>, vector<4x4xf32>
    %1 = vector.transfer_read %arg1[%c0, %c0], %cst : memref<?x?xf32>, vector<4x4xf32>
    %2 = vector.contract {indexing_maps = [#map, #map1, #map2], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>} %0, %1, %cst_0 : vector<4x4xf32>, vector<4x4xf32> into vector<4x4xf32>
    vector.transfer_write %2, %alloc[%c0, %c0] {in_bounds = [true, true]} : vector<4x4xf32>, memref<4x4xf32>
    memref.dealloc %alloc : memref<4x4xf32>
    return %alloc : memref<4x4xf32>
  }
}

