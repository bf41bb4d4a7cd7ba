// mistake: the result %alloc is freed before it is returned
// expected: abi
module {
  func.func @rows(%arg0: memref<4x4xf32>) -> memref<4xf32> attributes {freehold.deallocated = ["memref"]} {
    %c0 = arith.constant 0 : index
    %cst = arith.constant 0.000000e+00 : f32
    %cst_0 = arith.constant dense<0.000000e+00> : vector<4xf32>
    %alloc = memref.alloc() : memref<4xf32>
    %0 = vector.transfer_read %arg0[%c0, %c0], %cst {in_bounds = [true, true]} : memref<4x4xf32>, vector<4x4xf32>
    %1 = vector.extract %0[0] : vector<4xf32> from vector<4x4xf32>
    %2 = vector.multi_reduction <add>, %0, %cst_0 [1] : vector<4x4xf32> to vector<4xf32>
    %3 = arith.maximumf %2, %1 : vector<4xf32>
    %4 = vector.shuffle %3, %2 [0, 5, 2, 7] : vector<4xf32>, vector<4xf32>
    vector.transfer_write %4, %alloc[%c0] {in_bounds = [true]} : vector<4xf32>, memref<4xf32>
    memref.dealloc %alloc : memref<4xf32>
    return %alloc : memref<4xf32>
  }
}

