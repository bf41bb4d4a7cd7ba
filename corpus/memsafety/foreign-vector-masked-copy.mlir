// expected: safe
// This is what fh makes of corpus/foreign/vector-masked-copy.mlir.
module {
  func.func @pad_row(%arg0: memref<?xf32>, %arg1: index) -> memref<8xf32> attributes {freehold.deallocated = ["memref"]} {
    %c0 = arith.constant 0 : index
    %c8 = arith.constant 8 : index
    %cst = arith.constant dense<-1.000000e+00> : vector<8xf32>
    %dim = memref.dim %arg0, %c0 : memref<?xf32>
    %0 = arith.minui %arg1, %dim : index
    %1 = arith.minui %0, %c8 : index
    %alloc = memref.alloc() : memref<8xf32>
    %2 = vector.create_mask %1 : vector<8xi1>
    %3 = vector.maskedload %arg0[%c0], %2, %cst : memref<?xf32>, vector<8xi1>, vector<8xf32> into vector<8xf32>
    vector.store %3, %alloc[%c0] : memref<8xf32>, vector<8xf32>
    %alloc_0 = memref.alloc() : memref<8xf32>
    %4 = vector.load %alloc[%c0] : memref<8xf32>, vector<8xf32>
    %5 = arith.addf %4, %4 : vector<8xf32>
    %6 = arith.cmpi eq, %1, %c0 : index
    scf.if %6 {
      memref.copy %alloc, %alloc_0 : memref<8xf32> to memref<8xf32>
    } else {
      vector.store %5, %alloc_0[%c0] : memref<8xf32>, vector<8xf32>
    }
    memref.dealloc %alloc : memref<8xf32>
    return %alloc_0 : memref<8xf32>
  }
}

