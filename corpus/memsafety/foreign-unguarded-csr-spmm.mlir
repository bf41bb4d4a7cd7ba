// expected: safe
// This is what fh makes of corpus/foreign/unguarded-csr-spmm.mlir.
module {
  func.func @spmm(%arg0: memref<?xi32>, %arg1: memref<?xi32>, %arg2: memref<?xf64>, %arg3: memref<?x4xf64>) -> memref<?x4xf64> attributes {freehold.deallocated = ["memref"]} {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %cst = arith.constant 0.000000e+00 : f64
    %dim = memref.dim %arg0, %c0 : memref<?xi32>
    %0 = arith.subi %dim, %c1 : index
    %alloc = memref.alloc(%0) : memref<?x4xf64>
    linalg.fill ins(%cst : f64) outs(%alloc : memref<?x4xf64>)
    %alloc_0 = memref.alloc() : memref<4xf64>
    scf.for %arg4 = %c0 to %0 step %c1 {
      linalg.fill ins(%cst : f64) outs(%alloc_0 : memref<4xf64>)
      %1 = arith.addi %arg4, %c1 : index
      %2 = memref.load %arg0[%arg4] : memref<?xi32>
      %3 = memref.load %arg0[%1] : memref<?xi32>
      %4 = arith.index_cast %2 : i32 to index
      %5 = arith.index_cast %3 : i32 to index
      scf.for %arg5 = %4 to %5 step %c1 {
        %6 = memref.load %arg1[%arg5] : memref<?xi32>
        %7 = arith.index_cast %6 : i32 to index
        %8 = memref.load %arg2[%arg5] : memref<?xf64>
        affine.for %arg6 = 0 to 4 {
          %9 = memref.load %arg3[%7, %arg6] : memref<?x4xf64>
          %10 = affine.load %alloc_0[%arg6] : memref<4xf64>
          %11 = arith.mulf %8, %9 : f64
          %12 = arith.addf %10, %11 : f64
          affine.store %12, %alloc_0[%arg6] : memref<4xf64>
        }
      }
      %subview = memref.subview %alloc[%arg4, 0] [1, 4] [1, 1] : memref<?x4xf64> to memref<4xf64, strided<[1], offset: ?>>
      memref.copy %alloc_0, %subview : memref<4xf64> to memref<4xf64, strided<[1], offset: ?>>
    }
    memref.dealloc %alloc_0 : memref<4xf64>
    return %alloc : memref<?x4xf64>
  }
}

