// mistake: the buffer %alloc is freed twice
// expected: double-free
module {
  func.func @jacobi(%arg0: memref<8x8xf64>, %arg1: index) attributes {freehold.deallocated = ["memref"]} {
    %c3 = arith.constant 3 : index
    %cst = arith.constant 2.500000e-01 : f64
    %0 = arith.minui %arg1, %c3 : index
    %alloc = memref.alloc() : memref<8x8xf64>
    %alloc_0 = memref.alloc() : memref<8x8xf64>
    memref.copy %arg0, %alloc : memref<8x8xf64> to memref<8x8xf64>
    memref.copy %arg0, %alloc_0 : memref<8x8xf64> to memref<8x8xf64>
    %1:2 = affine.for %arg2 = 0 to %0 iter_args(%arg3 = %alloc, %arg4 = %alloc_0) -> (memref<8x8xf64>, memref<8x8xf64>) {
      affine.for %arg5 = 1 to 7 {
        affine.for %arg6 = 1 to 7 {
          %2 = affine.load %arg3[%arg5 - 1, %arg6] : memref<8x8xf64>
          %3 = affine.load %arg3[%arg5 + 1, %arg6] : memref<8x8xf64>
          %4 = affine.load %arg3[%arg5, %arg6 - 1] : memref<8x8xf64>
          %5 = affine.load %arg3[%arg5, %arg6 + 1] : memref<8x8xf64>
          %6 = arith.addf %2, %3 : f64
          %7 = arith.addf %4, %5 : f64
          %8 = arith.addf %6, %7 : f64
          %9 = arith.mulf %8, %cst : f64
          affine.store %9, %arg4[%arg5, %arg6] : memref<8x8xf64>
        }
      }
      affine.yield %arg4, %arg3 : memref<8x8xf64>, memref<8x8xf64>
    }
    memref.copy %1#0, %arg0 : memref<8x8xf64> to memref<8x8xf64>
    memref.dealloc %alloc : memref<8x8xf64>
    memref.dealloc %alloc : memref<8x8xf64>
    memref.dealloc %alloc_0 : memref<8x8xf64>
    return
  }
}

