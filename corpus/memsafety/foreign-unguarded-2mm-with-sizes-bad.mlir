// expected: use-after-free
// This is what fh makes of corpus/foreign/unguarded-2mm-with-sizes.mlir, with a mistake: each row of the second product frees the intermediate, and the end does so again.
module {
  func.func @kernel_2mm(%arg0: i32, %arg1: i32, %arg2: i32, %arg3: memref<?x?xf64>, %arg4: memref<?x?xf64>, %arg5: memref<?x?xf64>) attributes {freehold.deallocated = ["memref"]} {
    %cst = arith.constant 0.000000e+00 : f64
    %0 = arith.index_cast %arg0 : i32 to index
    %1 = arith.index_cast %arg1 : i32 to index
    %2 = arith.index_cast %arg2 : i32 to index
    %alloc = memref.alloc(%0, %1) : memref<?x?xf64>
    affine.for %arg6 = 0 to %0 {
      affine.for %arg7 = 0 to %1 {
        affine.store %cst, %alloc[%arg6, %arg7] : memref<?x?xf64>
        affine.for %arg8 = 0 to %2 {
          %3 = affine.load %arg3[%arg6, %arg8] : memref<?x?xf64>
          %4 = affine.load %arg4[%arg8, %arg7] : memref<?x?xf64>
          %5 = affine.load %alloc[%arg6, %arg7] : memref<?x?xf64>
          %6 = arith.mulf %3, %4 : f64
          %7 = arith.addf %5, %6 : f64
          affine.store %7, %alloc[%arg6, %arg7] : memref<?x?xf64>
        }
      }
    }
    affine.for %arg6 = 0 to %0 {
      affine.for %arg7 = 0 to %1 {
        %3 = affine.load %alloc[%arg6, %arg7] : memref<?x?xf64>
        %4 = affine.load %arg5[%arg6, %arg7] : memref<?x?xf64>
        %5 = arith.addf %3, %4 : f64
    memref.dealloc %alloc : memref<?x?xf64>
        affine.store %5, %arg5[%arg6, %arg7] : memref<?x?xf64>
      }
    }
    memref.dealloc %alloc : memref<?x?xf64>
    return
  }
}
