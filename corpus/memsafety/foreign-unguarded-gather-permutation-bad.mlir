// expected: leak
// This is what fh makes of corpus/foreign/unguarded-gather-permutation.mlir, with a mistake: the copied indices are not freed.
module {
  func.func @take(%arg0: memref<?xf32>, %arg1: memref<?xindex>) -> (memref<?xf32>, memref<?xindex>) attributes {freehold.deallocated = ["memref"]} {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %dim = memref.dim %arg1, %c0 : memref<?xindex>
    %alloc = memref.alloc(%dim) : memref<?xf32>
    %alloc_0 = memref.alloc(%dim) : memref<?xindex>
    %alloc_1 = memref.alloc(%dim) : memref<?xindex>
    memref.copy %arg1, %alloc_1 : memref<?xindex> to memref<?xindex>
    scf.for %arg2 = %c0 to %dim step %c1 {
      %0 = memref.load %alloc_1[%arg2] : memref<?xindex>
      %1 = memref.load %arg0[%0] : memref<?xf32>
      memref.store %1, %alloc[%arg2] : memref<?xf32>
      memref.store %arg2, %alloc_0[%0] : memref<?xindex>
    }
    return %alloc, %alloc_0 : memref<?xf32>, memref<?xindex>
  }
}
