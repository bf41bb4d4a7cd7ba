// mistake: one write to a buffer is missing
// expected: observation
module {
  func.func @axpy(%arg0: f32, %arg1: memref<?xf32>, %arg2: memref<?xf32>) -> memref<?xf32> attributes {freehold.deallocated = ["memref"]} {
    %cst = arith.constant dense<0.000000e+00> : vector<[4]xf32>
    %c0 = arith.constant 0 : index
    %c4 = arith.constant 4 : index
    %dim = memref.dim %arg1, %c0 : memref<?xf32>
    %dim_0 = memref.dim %arg2, %c0 : memref<?xf32>
    %0 = arith.cmpi eq, %dim, %dim_0 : index
    cf.assert %0, "lengths differ"
    %vscale = vector.vscale
    %c4_vscale = arith.muli %vscale, %c4 : index
    %alloc = memref.alloc(%dim) {alignment = 64 : i64} : memref<?xf32>
    %1 = vector.broadcast %arg0 : f32 to vector<[4]xf32>
    scf.for %arg3 = %c0 to %dim step %c4_vscale {
      %2 = arith.subi %dim, %arg3 : index
      %3 = vector.create_mask %2 : vector<[4]xi1>
      %4 = vector.maskedload %arg1[%arg3], %3, %cst : memref<?xf32>, vector<[4]xi1>, vector<[4]xf32> into vector<[4]xf32>
      %5 = vector.maskedload %arg2[%arg3], %3, %cst : memref<?xf32>, vector<[4]xi1>, vector<[4]xf32> into vector<[4]xf32>
      %6 = vector.fma %1, %4, %5 : vector<[4]xf32>
    }
    return %alloc : memref<?xf32>
  }
}
