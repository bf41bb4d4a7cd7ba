// mistake: the result %alloc is freed before it is returned
// expected: abi
module {
  func.func @gather(%arg0: memref<16xf32>, %arg1: memref<4xi32>) -> memref<8xf32> attributes {freehold.deallocated = ["memref"]} {
    %c0 = arith.constant 0 : index
    %cst = arith.constant 0.000000e+00 : f32
    %cst_0 = arith.constant dense<15> : vector<4xi32>
    %cst_1 = arith.constant dense<true> : vector<4xi1>
    %cst_2 = arith.constant dense<0.000000e+00> : vector<4xf32>
    %alloc = memref.alloc() : memref<8xf32>
    linalg.fill ins(%cst : f32) outs(%alloc : memref<8xf32>)
    %0 = vector.load %arg1[%c0] : memref<4xi32>, vector<4xi32>
    %1 = arith.andi %0, %cst_0 : vector<4xi32>
    %2 = vector.gather %arg0[%c0] [%1], %cst_1, %cst_2 : memref<16xf32>, vector<4xi32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
    %3 = arith.cmpf ogt, %2, %cst_2 : vector<4xf32>
    vector.compressstore %alloc[%c0], %3, %2 : memref<8xf32>, vector<4xi1>, vector<4xf32>
    memref.dealloc %alloc : memref<8xf32>
    return %alloc : memref<8xf32>
  }
}

