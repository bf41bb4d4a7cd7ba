// expected: safe
// This is what fh makes of corpus/foreign/unguarded-run-length-decode.mlir.
module {
  func.func @rle_decode(%arg0: memref<?xi32>, %arg1: memref<?xi64>) -> memref<?xi64> attributes {freehold.deallocated = ["memref"]} {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %dim = memref.dim %arg0, %c0 : memref<?xi32>
    %alloc = memref.alloc(%dim) : memref<?xindex>
    %0 = scf.for %arg2 = %c0 to %dim step %c1 iter_args(%arg3 = %c0) -> (index) {
      memref.store %arg3, %alloc[%arg2] : memref<?xindex>
      %1 = memref.load %arg0[%arg2] : memref<?xi32>
      %2 = arith.index_cast %1 : i32 to index
      %3 = arith.addi %arg3, %2 : index
      scf.yield %3 : index
    }
    %alloc_0 = memref.alloc(%0) : memref<?xi64>
    scf.for %arg2 = %c0 to %dim step %c1 {
      %1 = memref.load %arg1[%arg2] : memref<?xi64>
      %2 = memref.load %alloc[%arg2] : memref<?xindex>
      %3 = memref.load %arg0[%arg2] : memref<?xi32>
      %4 = arith.index_cast %3 : i32 to index
      %subview = memref.subview %alloc_0[%2] [%4] [1] : memref<?xi64> to memref<?xi64, strided<[1], offset: ?>>
      linalg.fill ins(%1 : i64) outs(%subview : memref<?xi64, strided<[1], offset: ?>>)
    }
    memref.dealloc %alloc : memref<?xindex>
    return %alloc_0 : memref<?xi64>
  }
}

