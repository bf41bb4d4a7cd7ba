// mistake: the buffer is freed before it is returned
// expected: abi
#map = affine_map<(d0)[s0] -> (-d0 + s0)>
module {
  func.func @copy_scaled(%arg0: memref<?xf32>, %arg1: f32) -> memref<?xf32> attributes {freehold.deallocated = ["memref"]} {
    %c0 = arith.constant 0 : index
    %c4 = arith.constant 4 : index
    %0 = ub.poison : f32
    %dim = memref.dim %arg0, %c0 : memref<?xf32>
    %alloc = memref.alloc(%dim) : memref<?xf32>
    %1 = vector.broadcast %arg1 : f32 to vector<4xf32>
    scf.for %arg2 = %c0 to %dim step %c4 {
      %2 = affine.apply #map(%arg2)[%dim]
      %3 = vector.create_mask %2 : vector<4xi1>
      %4 = vector.mask %3 { vector.transfer_read %arg0[%arg2], %0 {in_bounds = [true]} : memref<?xf32>, vector<4xf32> } : vector<4xi1> -> vector<4xf32>
      %5 = arith.mulf %4, %1 : vector<4xf32>
      vector.mask %3 { vector.transfer_write %5, %alloc[%arg2] {in_bounds = [true]} : vector<4xf32>, memref<?xf32> } : vector<4xi1>
    }
  memref.dealloc %alloc : memref<?xf32>
    return %alloc : memref<?xf32>
  }
}

