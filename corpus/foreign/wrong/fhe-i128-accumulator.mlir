// mistake: accumulators are freed before they are reduced
// expected: use-after-free
module {
  func.func @keyswitch(%arg0: memref<?xi64>, %arg1: memref<?x4xi64>, %arg2: i64) -> memref<?xi64> attributes {freehold.deallocated = ["memref"]} {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c4 = arith.constant 4 : index
    %c0_i128 = arith.constant 0 : i128
    %c1_i64 = arith.constant 1 : i64
    %c16_i64 = arith.constant 16 : i64
    %c65535_i64 = arith.constant 65535 : i64
    %dim = memref.dim %arg0, %c0 : memref<?xi64>
    %dim_0 = memref.dim %arg1, %c0 : memref<?x4xi64>
    %0 = arith.minui %dim, %dim_0 : index
    %1 = arith.maxui %arg2, %c1_i64 : i64
    %2 = arith.extui %1 : i64 to i128
    %alloc = memref.alloc(%0) : memref<?xi128>
    linalg.fill ins(%c0_i128 : i128) outs(%alloc : memref<?xi128>)
    scf.for %arg3 = %c0 to %0 step %c1 {
      %3 = memref.load %arg0[%arg3] : memref<?xi64>
      %4 = scf.for %arg4 = %c0 to %c4 step %c1 iter_args(%arg5 = %3) -> (i64) {
        %5 = arith.andi %arg5, %c65535_i64 : i64
        %6 = memref.load %arg1[%arg3, %arg4] : memref<?x4xi64>
        %7 = arith.extui %5 : i64 to i128
        %8 = arith.extui %6 : i64 to i128
        %9 = arith.muli %7, %8 : i128
        %10 = memref.load %alloc[%arg3] : memref<?xi128>
        %11 = arith.addi %10, %9 : i128
        memref.store %11, %alloc[%arg3] : memref<?xi128>
        %12 = arith.shrui %arg5, %c16_i64 : i64
        scf.yield %12 : i64
      }
    }
    %alloc_1 = memref.alloc(%0) : memref<?xi64>
    memref.dealloc %alloc : memref<?xi128>
    scf.for %arg3 = %c0 to %0 step %c1 {
      %3 = memref.load %alloc[%arg3] : memref<?xi128>
      %4 = arith.remui %3, %2 : i128
      %5 = arith.trunci %4 : i128 to i64
      memref.store %5, %alloc_1[%arg3] : memref<?xi64>
    }
    return %alloc_1 : memref<?xi64>
  }
}
