// mistake: the free of the transposed copy is only on the path where the loop over rows runs at least once
// expected: leak
module attributes {llvm.data_layout = "e-m:e-i64:64-f80:128-n8:16:32:64-S128"} {
  func.func @kernel_gemm(%arg0: i32, %arg1: f64, %arg2: f64, %arg3: memref<?x8xf64>, %arg4: memref<?x5xf64>, %arg5: memref<?x8xf64>) attributes {freehold.deallocated = ["memref"], llvm.linkage = #llvm.linkage<external>} {
    %0 = arith.index_cast %arg0 : i32 to index
    %c0 = arith.constant 0 : index
    %dim = memref.dim %arg3, %c0 : memref<?x8xf64>
    %dim_0 = memref.dim %arg4, %c0 : memref<?x5xf64>
    %dim_1 = memref.dim %arg5, %c0 : memref<?x8xf64>
    %c5 = arith.constant 5 : index
    %1 = arith.cmpi sge, %dim_1, %c5 : index
    cf.assert %1, "B has too few rows"
    %2 = arith.minsi %dim, %dim_0 : index
    %3 = arith.maxsi %0, %c0 : index
    %4 = arith.minsi %3, %2 : index
    %alloc = memref.alloc() : memref<8x5xf64>
    affine.for %arg6 = 0 to 8 {
      affine.for %arg7 = 0 to 5 {
        %5 = affine.load %arg5[%arg7, %arg6] : memref<?x8xf64>
        affine.store %5, %alloc[%arg6, %arg7] : memref<8x5xf64>
      }
    }
    affine.for %arg6 = 0 to %4 {
      affine.for %arg7 = 0 to 8 {
        %5 = affine.load %arg3[%arg6, %arg7] : memref<?x8xf64>
        %6 = arith.mulf %5, %arg2 : f64
        affine.store %6, %arg3[%arg6, %arg7] : memref<?x8xf64>
        affine.for %arg8 = 0 to 5 {
          %7 = affine.load %arg4[%arg6, %arg8] : memref<?x5xf64>
          %8 = arith.mulf %arg1, %7 : f64
          %9 = affine.load %alloc[%arg7, %arg8] : memref<8x5xf64>
          %10 = arith.mulf %8, %9 : f64
          %11 = affine.load %arg3[%arg6, %arg7] : memref<?x8xf64>
          %12 = arith.addf %11, %10 : f64
          affine.store %12, %arg3[%arg6, %arg7] : memref<?x8xf64>
        }
      }
    }
    %neg = arith.cmpi sgt, %4, %c0 : index
    scf.if %neg {
      memref.dealloc %alloc : memref<8x5xf64>
    }
    return
  }
}
