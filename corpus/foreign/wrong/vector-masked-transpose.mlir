// mistake: the mask of the write has the sizes the wrong way round
// expected: observation or out-of-bounds
#map = affine_map<(d0, d1) -> (d1, d0)>
module {
  func.func @mt(%arg0: memref<?x?xf32>) -> memref<?x?xf32> attributes {freehold.deallocated = ["memref"]} {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %cst = arith.constant 0.000000e+00 : f32
    %dim = memref.dim %arg0, %c0 : memref<?x?xf32>
    %dim_0 = memref.dim %arg0, %c1 : memref<?x?xf32>
    %alloc = memref.alloc(%dim_0, %dim) : memref<?x?xf32>
    linalg.fill ins(%cst : f32) outs(%alloc : memref<?x?xf32>)
    %0 = vector.create_mask %dim, %dim_0 : vector<3x5xi1>
    %1 = vector.transfer_read %arg0[%c0, %c0], %cst, %0 {in_bounds = [true, true], permutation_map = #map} : memref<?x?xf32>, vector<5x3xf32>
    %2 = vector.create_mask %dim, %dim_0 : vector<5x3xi1>
    %3 = vector.transpose %1, [1, 0] : vector<5x3xf32> to vector<3x5xf32>
    vector.transfer_write %3, %alloc[%c0, %c0], %2 {in_bounds = [true, true], permutation_map = #map} : vector<3x5xf32>, memref<?x?xf32>
    return %alloc : memref<?x?xf32>
  }
}
