// mistake: the row is not freed
// expected: leak
module {
  func.func @blur(%arg0: memref<16x16xf32>) -> memref<16x16xf32> attributes {freehold.deallocated = ["memref"]} {
    %cst = arith.constant dense<2.500000e-01> : vector<4xf32>
    %alloc = memref.alloc() : memref<16x16xf32>
    %alloc_0 = memref.alloc() : memref<16xf32>
    affine.for %arg1 = 0 to 64 {
      %row, %block = affine.delinearize_index %arg1 into (16, 4) : index, index
      affine.prefetch %arg0[%row, %block * 4], read, locality<3>, data : memref<16x16xf32>
      %1 = affine.vector_load %arg0[%row, %block * 4] : memref<16x16xf32>, vector<4xf32>
      %2 = arith.mulf %1, %cst : vector<4xf32>
      affine.vector_store %2, %alloc_0[%block * 4] : memref<16xf32>, vector<4xf32>
      %3 = affine.vector_load %alloc_0[%block * 4] : memref<16xf32>, vector<4xf32>
      affine.vector_store %3, %alloc[%row, %block * 4] : memref<16x16xf32>, vector<4xf32>
    }
    return %alloc : memref<16x16xf32>
  }
}
