// mistake: one write to a buffer is missing
// expected: observation
module {
  func.func @unpack(%arg0: memref<?xi8>, %arg1: memref<?xf64>, %arg2: memref<8xi32>) -> memref<8xf64> attributes {freehold.deallocated = ["memref"]} {
    %cst = arith.constant dense<7> : vector<8xi32>
    %cst_0 = arith.constant dense<-1.000000e+00> : vector<8xf64>
    %c0 = arith.constant 0 : index
    %cst_1 = arith.constant 0.000000e+00 : f64
    %alloc = memref.alloc() : memref<8xf64>
    linalg.fill ins(%cst_1 : f64) outs(%alloc : memref<8xf64>)
    %0 = memref.load %arg0[%c0] : memref<?xi8>
    %1 = vector.broadcast %0 : i8 to vector<1xi8>
    %2 = vector.bitcast %1 : vector<1xi8> to vector<8xi1>
    %3 = vector.expandload %arg1[%c0], %2, %cst_0 : memref<?xf64>, vector<8xi1>, vector<8xf64> into vector<8xf64>
    %4 = vector.load %arg2[%c0] : memref<8xi32>, vector<8xi32>
    %5 = arith.andi %4, %cst : vector<8xi32>
    return %alloc : memref<8xf64>
  }
}

