// expected: use-after-free
// This is what fh makes of corpus/foreign/i4-weight-unpack.mlir, with a mistake: the nibbles are freed by the loop that scales them.
module {
  func.func @dequant(%arg0: memref<?xi8>, %arg1: f16) -> memref<?xf16> attributes {freehold.deallocated = ["memref"]} {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c2 = arith.constant 2 : index
    %c4_i8 = arith.constant 4 : i8
    %dim = memref.dim %arg0, %c0 : memref<?xi8>
    %0 = arith.muli %dim, %c2 : index
    %alloc = memref.alloc(%0) : memref<?xi4>
    scf.for %arg2 = %c0 to %dim step %c1 {
      %1 = memref.load %arg0[%arg2] : memref<?xi8>
      %2 = arith.trunci %1 : i8 to i4
      %3 = arith.shrui %1, %c4_i8 : i8
      %4 = arith.trunci %3 : i8 to i4
      %5 = arith.muli %arg2, %c2 : index
      %6 = arith.addi %5, %c1 : index
      memref.store %2, %alloc[%5] : memref<?xi4>
      memref.store %4, %alloc[%6] : memref<?xi4>
    }
    %alloc_0 = memref.alloc(%0) : memref<?xf16>
    scf.for %arg2 = %c0 to %0 step %c1 {
      %1 = memref.load %alloc[%arg2] : memref<?xi4>
      %2 = arith.sitofp %1 : i4 to f16
      %3 = arith.mulf %2, %arg1 : f16
      memref.store %3, %alloc_0[%arg2] : memref<?xf16>
    memref.dealloc %alloc : memref<?xi4>
    }
    return %alloc_0 : memref<?xf16>
  }
}
