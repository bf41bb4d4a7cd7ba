// mistake: rows are freed but the buffer that holds them is not
// expected: leak
module {
  func.func @ragged_sum(%arg0: memref<4xi8>) -> i64 {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c4 = arith.constant 4 : index
    %c7_i8 = arith.constant 7 : i8
    %c0_i64 = arith.constant 0 : i64
    %alloc = memref.alloc() : memref<4xmemref<?xi64>>
    scf.for %arg1 = %c0 to %c4 step %c1 {
      %1 = memref.load %arg0[%arg1] : memref<4xi8>
      %2 = arith.andi %1, %c7_i8 : i8
      %3 = arith.index_castui %2 : i8 to index
      %alloc_0 = memref.alloc(%3) : memref<?xi64>
      %4 = arith.index_cast %arg1 : index to i64
      linalg.fill ins(%4 : i64) outs(%alloc_0 : memref<?xi64>)
      memref.store %alloc_0, %alloc[%arg1] : memref<4xmemref<?xi64>>
    }
    %0 = scf.for %arg1 = %c0 to %c4 step %c1 iter_args(%arg2 = %c0_i64) -> (i64) {
      %1 = memref.load %alloc[%arg1] : memref<4xmemref<?xi64>>
      %dim = memref.dim %1, %c0 : memref<?xi64>
      %2 = scf.for %arg3 = %c0 to %dim step %c1 iter_args(%arg4 = %arg2) -> (i64) {
        %3 = memref.load %1[%arg3] : memref<?xi64>
        %4 = arith.addi %arg4, %3 : i64
        scf.yield %4 : i64
      }
      scf.yield %2 : i64
    }
    scf.for %arg1 = %c0 to %c4 step %c1 {
      %1 = memref.load %alloc[%arg1] : memref<4xmemref<?xi64>>
      memref.dealloc %1 : memref<?xi64>
    }
    return %0 : i64
  }
}
