// mistake: the free of the temporary is moved into the loop over rows, after its last use in one iteration
// expected: use-after-free
module {
  func.func @atax(%arg0: memref<?x?xf32>, %arg1: memref<?xf32>) -> memref<?xf32> attributes {freehold.deallocated = ["memref"]} {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %cst = arith.constant 0.000000e+00 : f32
    %dim = memref.dim %arg0, %c0 : memref<?x?xf32>
    %dim_0 = memref.dim %arg0, %c1 : memref<?x?xf32>
    %dim_1 = memref.dim %arg1, %c0 : memref<?xf32>
    %0 = arith.cmpi eq, %dim_0, %dim_1 : index
    cf.assert %0, "atax: columns of A and length of x differ"
    %alloc = memref.alloc(%dim_0) : memref<?xf32>
    affine.for %arg2 = 0 to %dim_0 {
      affine.store %cst, %alloc[%arg2] : memref<?xf32>
    }
    %alloc_2 = memref.alloc(%dim) : memref<?xf32>
    affine.for %arg2 = 0 to %dim {
      %1 = affine.for %arg3 = 0 to %dim_0 iter_args(%arg4 = %cst) -> (f32) {
        %2 = affine.load %arg0[%arg2, %arg3] : memref<?x?xf32>
        %3 = affine.load %arg1[%arg3] : memref<?xf32>
        %4 = arith.mulf %2, %3 : f32
        %5 = arith.addf %arg4, %4 : f32
        affine.yield %5 : f32
      }
      affine.store %1, %alloc_2[%arg2] : memref<?xf32>
      affine.for %arg3 = 0 to %dim_0 {
        %2 = affine.load %arg0[%arg2, %arg3] : memref<?x?xf32>
        %3 = affine.load %alloc_2[%arg2] : memref<?xf32>
        %4 = affine.load %alloc[%arg3] : memref<?xf32>
        %5 = arith.mulf %2, %3 : f32
        %6 = arith.addf %4, %5 : f32
        affine.store %6, %alloc[%arg3] : memref<?xf32>
      }
    memref.dealloc %alloc_2 : memref<?xf32>
    }
    return %alloc : memref<?xf32>
  }
}
