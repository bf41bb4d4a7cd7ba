// Style: Polygeist, Polybench gemm: C = alpha*A*B + beta*C, with a malloc'd transposed copy of B.
module attributes {llvm.data_layout = "e-m:e-i64:64-f80:128-n8:16:32:64-S128"} {
  func.func @kernel_gemm(%ni: i32, %alpha: f64, %beta: f64, %C: memref<?x8xf64>, %A: memref<?x5xf64>, %B: memref<?x8xf64>) attributes {llvm.linkage = #llvm.linkage<external>} {
    %n0 = arith.index_cast %ni : i32 to index
    %d = arith.constant 0 : index
    %rows = memref.dim %C, %d : memref<?x8xf64>
    %arows = memref.dim %A, %d : memref<?x5xf64>
    %brows = memref.dim %B, %d : memref<?x8xf64>
    %c5 = arith.constant 5 : index
    %enough = arith.cmpi sge, %brows, %c5 : index
    cf.assert %enough, "B has too few rows"
    %m = arith.minsi %rows, %arows : index
    %n1 = arith.maxsi %n0, %d : index
    %n = arith.minsi %n1, %m : index
    %Bt = memref.alloc() : memref<8x5xf64>
    affine.for %i = 0 to 8 {
      affine.for %j = 0 to 5 {
        %b = affine.load %B[%j, %i] : memref<?x8xf64>
        affine.store %b, %Bt[%i, %j] : memref<8x5xf64>
      }
    }
    affine.for %i = 0 to %n {
      affine.for %j = 0 to 8 {
        %0 = affine.load %C[%i, %j] : memref<?x8xf64>
        %1 = arith.mulf %0, %beta : f64
        affine.store %1, %C[%i, %j] : memref<?x8xf64>
        affine.for %k = 0 to 5 {
          %2 = affine.load %A[%i, %k] : memref<?x5xf64>
          %3 = arith.mulf %alpha, %2 : f64
          %4 = affine.load %Bt[%j, %k] : memref<8x5xf64>
          %5 = arith.mulf %3, %4 : f64
          %6 = affine.load %C[%i, %j] : memref<?x8xf64>
          %7 = arith.addf %6, %5 : f64
          affine.store %7, %C[%i, %j] : memref<?x8xf64>
        }
      }
    }
    return
  }
}
