// mistake: the buffer %alloc is not freed
// expected: leak
module {
  func.func @kernel(%arg0: memref<?xf32>, %arg1: memref<?xf32>, %arg2: index) attributes {freehold.deallocated = ["memref"]} {
    %cst = arith.constant dense<0.000000e+00> : vector<8xf32>
    %c0 = arith.constant 0 : index
    %c8 = arith.constant 8 : index
    %dim = memref.dim %arg0, %c0 : memref<?xf32>
    %dim_0 = memref.dim %arg1, %c0 : memref<?xf32>
    %0 = arith.minui %dim, %dim_0 : index
    %1 = arith.minui %0, %arg2 : index
    %alloc = memref.alloc() : memref<8xf32>
    scf.for %arg3 = %c0 to %1 step %c8 {
      %2 = arith.subi %1, %arg3 : index
      %3 = vector.create_mask %2 : vector<8xi1>
      %4 = vector.maskedload %arg0[%arg3], %3, %cst : memref<?xf32>, vector<8xi1>, vector<8xf32> into vector<8xf32>
      vector.store %4, %alloc[%c0] : memref<8xf32>, vector<8xf32>
      %5 = vector.load %alloc[%c0] : memref<8xf32>, vector<8xf32>
      %6 = vector.reduction <add>, %5 : vector<8xf32> into f32
      %7 = vector.broadcast %6 : f32 to vector<8xf32>
      vector.maskedstore %arg1[%arg3], %3, %7 : memref<?xf32>, vector<8xi1>, vector<8xf32>
    }
    return
  }
}

