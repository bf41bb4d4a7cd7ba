// mistake: the result %alloc is freed before it is returned
// expected: abi
module {
  func.func @spmv(%arg0: memref<?xi32>, %arg1: memref<?xi32>, %arg2: memref<?xf64>, %arg3: memref<?xf64>) -> memref<?xf64> attributes {freehold.deallocated = ["memref"]} {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %cst = arith.constant 0.000000e+00 : f64
    %dim = memref.dim %arg0, %c0 : memref<?xi32>
    %0 = arith.maxui %dim, %c1 : index
    %1 = arith.subi %0, %c1 : index
    %alloc = memref.alloc(%1) : memref<?xf64>
    linalg.fill ins(%cst : f64) outs(%alloc : memref<?xf64>)
    scf.for %arg4 = %c0 to %1 step %c1 {
      %2 = memref.load %arg0[%arg4] : memref<?xi32>
      %3 = arith.extui %2 : i32 to i64
      %4 = arith.index_cast %3 : i64 to index
      %5 = arith.addi %arg4, %c1 : index
      %6 = memref.load %arg0[%5] : memref<?xi32>
      %7 = arith.extui %6 : i32 to i64
      %8 = arith.index_cast %7 : i64 to index
      %9 = memref.load %alloc[%arg4] : memref<?xf64>
      %10 = scf.for %arg5 = %4 to %8 step %c1 iter_args(%arg6 = %9) -> (f64) {
        %11 = memref.load %arg1[%arg5] : memref<?xi32>
        %12 = arith.extui %11 : i32 to i64
        %13 = arith.index_cast %12 : i64 to index
        %14 = memref.load %arg2[%arg5] : memref<?xf64>
        %15 = memref.load %arg3[%13] : memref<?xf64>
        %16 = arith.mulf %14, %15 : f64
        %17 = arith.addf %arg6, %16 : f64
        scf.yield %17 : f64
      } {"Emitted from" = "linalg.generic"}
      memref.store %10, %alloc[%arg4] : memref<?xf64>
    } {"Emitted from" = "linalg.generic"}
    memref.dealloc %alloc : memref<?xf64>
    return %alloc : memref<?xf64>
  }
}

