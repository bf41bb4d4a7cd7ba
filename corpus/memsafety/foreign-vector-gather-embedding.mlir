// expected: safe
// This is what fh makes of corpus/foreign/vector-gather-embedding.mlir.
module {
  func.func @lookup(%arg0: memref<64xf32>, %arg1: memref<8xi32>, %arg2: memref<64xf32>) attributes {freehold.deallocated = ["memref"]} {
    %cst = arith.constant 0.000000e+00 : f32
    %c0 = arith.constant 0 : index
    %cst_0 = arith.constant dense<true> : vector<8xi1>
    %cst_1 = arith.constant dense<0.000000e+00> : vector<8xf32>
    %cst_2 = arith.constant dense<63> : vector<8xi32>
    %alloc = memref.alloc() {alignment = 32 : i64} : memref<8xf32>
    %0 = vector.load %arg1[%c0] : memref<8xi32>, vector<8xi32>
    %1 = arith.andi %0, %cst_2 : vector<8xi32>
    %2 = vector.gather %arg0[%c0] [%1], %cst_0, %cst_1 : memref<64xf32>, vector<8xi32>, vector<8xi1>, vector<8xf32> into vector<8xf32>
    vector.store %2, %alloc[%c0] : memref<8xf32>, vector<8xf32>
    %3 = vector.transfer_read %alloc[%c0], %cst {in_bounds = [true]} : memref<8xf32>, vector<8xf32>
    %4 = arith.mulf %3, %3 : vector<8xf32>
    vector.scatter %arg2[%c0] [%1], %cst_0, %4 : memref<64xf32>, vector<8xi32>, vector<8xi1>, vector<8xf32>
    memref.dealloc %alloc : memref<8xf32>
    return
  }
}

