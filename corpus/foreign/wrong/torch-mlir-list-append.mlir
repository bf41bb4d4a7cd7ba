// mistake: the result %alloc is freed before it is returned
// expected: abi
module {
  func.func @nonzero(%arg0: memref<?xi1>) -> memref<?xi64> attributes {freehold.deallocated = ["memref"]} {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %dim = memref.dim %arg0, %c0 : memref<?xi1>
    %0 = scf.for %arg1 = %c0 to %dim step %c1 iter_args(%arg2 = %c0) -> (index) {
      %2 = memref.load %arg0[%arg1] : memref<?xi1>
      %3 = arith.extui %2 : i1 to i64
      %4 = arith.index_cast %3 : i64 to index
      %5 = arith.addi %arg2, %4 : index
      scf.yield %5 : index
    }
    %alloc = memref.alloc(%0) : memref<?xi64>
    %1 = scf.for %arg1 = %c0 to %dim step %c1 iter_args(%arg2 = %c0) -> (index) {
      %2 = memref.load %arg0[%arg1] : memref<?xi1>
      %3 = scf.if %2 -> (index) {
        %4 = arith.index_cast %arg1 : index to i64
        memref.store %4, %alloc[%arg2] : memref<?xi64>
        %5 = arith.addi %arg2, %c1 : index
        scf.yield %5 : index
      } else {
        scf.yield %arg2 : index
      }
      scf.yield %3 : index
    }
    memref.dealloc %alloc : memref<?xi64>
    return %alloc : memref<?xi64>
  }
}

