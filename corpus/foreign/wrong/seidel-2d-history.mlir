// mistake: a compiler that thinks the history dies with its last store frees it before it is returned
// expected: abi
module {
  func.func @seidel(%arg0: memref<10x10xf64>, %arg1: i8) -> memref<?xf64> attributes {freehold.deallocated = ["memref"]} {
    %cst = arith.constant 0.000000e+00 : f64
    %cst_0 = arith.constant 9.000000e+00 : f64
    %c7_i8 = arith.constant 7 : i8
    %0 = arith.andi %arg1, %c7_i8 : i8
    %1 = arith.index_castui %0 : i8 to index
    %alloc = memref.alloc(%1) : memref<?xf64>
    affine.for %arg2 = 0 to %1 {
      affine.store %cst, %alloc[%arg2] : memref<?xf64>
      affine.for %arg3 = 1 to 9 {
        affine.for %arg4 = 1 to 9 {
          %2 = affine.for %arg5 = -1 to 2 iter_args(%arg6 = %cst) -> (f64) {
            %9 = affine.for %arg7 = -1 to 2 iter_args(%arg8 = %arg6) -> (f64) {
              %10 = affine.load %arg0[%arg3 + %arg5, %arg4 + %arg7] : memref<10x10xf64>
              %11 = arith.addf %arg8, %10 : f64
              affine.yield %11 : f64
            }
            affine.yield %9 : f64
          }
          %3 = arith.divf %2, %cst_0 : f64
          %4 = affine.load %arg0[%arg3, %arg4] : memref<10x10xf64>
          affine.store %3, %arg0[%arg3, %arg4] : memref<10x10xf64>
          %5 = arith.subf %3, %4 : f64
          %6 = arith.mulf %5, %5 : f64
          %7 = affine.load %alloc[%arg2] : memref<?xf64>
          %8 = arith.addf %7, %6 : f64
          affine.store %8, %alloc[%arg2] : memref<?xf64>
        }
      }
    }
    memref.dealloc %alloc : memref<?xf64>
    return %alloc : memref<?xf64>
  }
}
