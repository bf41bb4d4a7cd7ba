// mistake: one write to a buffer is missing
// expected: observation
module {
  func.func @integrate(%arg0: memref<?xvector<4xf32>>, %arg1: memref<?xvector<4xf32>>, %arg2: vector<4xf32>) -> (memref<?xvector<4xf32>>, memref<?xf32>) attributes {freehold.deallocated = ["memref"]} {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %dim = memref.dim %arg0, %c0 : memref<?xvector<4xf32>>
    %dim_0 = memref.dim %arg1, %c0 : memref<?xvector<4xf32>>
    %0 = arith.minui %dim, %dim_0 : index
    %alloc = memref.alloc(%0) : memref<?xvector<4xf32>>
    %alloc_1 = memref.alloc(%0) : memref<?xf32>
    scf.for %arg3 = %c0 to %0 step %c1 {
      %1 = memref.load %arg0[%arg3] : memref<?xvector<4xf32>>
      %2 = memref.load %arg1[%arg3] : memref<?xvector<4xf32>>
      %3 = vector.fma %2, %arg2, %1 : vector<4xf32>
      memref.store %3, %alloc[%arg3] : memref<?xvector<4xf32>>
      %4 = arith.mulf %3, %3 : vector<4xf32>
      %5 = vector.reduction <add>, %4 : vector<4xf32> into f32
    }
    return %alloc, %alloc_1 : memref<?xvector<4xf32>>, memref<?xf32>
  }
}

