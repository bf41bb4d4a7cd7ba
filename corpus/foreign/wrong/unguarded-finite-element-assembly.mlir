// mistake: the element matrix is freed before it is added to the system
// expected: use-after-free
module {
  func.func @assemble(%arg0: memref<?x3xi32>, %arg1: memref<?x2xf64>, %arg2: memref<?x?xf64>) attributes {freehold.deallocated = ["memref"]} {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c3 = arith.constant 3 : index
    %cst = arith.constant 5.000000e-01 : f64
    %dim = memref.dim %arg0, %c0 : memref<?x3xi32>
    scf.for %arg3 = %c0 to %dim step %c1 {
      %alloc = memref.alloc() : memref<3x2xf64>
      %alloc_0 = memref.alloc() : memref<3x3xf64>
      scf.for %arg4 = %c0 to %c3 step %c1 {
        %0 = memref.load %arg0[%arg3, %arg4] : memref<?x3xi32>
        %1 = arith.index_cast %0 : i32 to index
        %2 = memref.load %arg1[%1, %c0] : memref<?x2xf64>
        %3 = memref.load %arg1[%1, %c1] : memref<?x2xf64>
        memref.store %2, %alloc[%arg4, %c0] : memref<3x2xf64>
        memref.store %3, %alloc[%arg4, %c1] : memref<3x2xf64>
      }
      affine.for %arg4 = 0 to 3 {
        affine.for %arg5 = 0 to 3 {
          %0 = affine.load %alloc[%arg4, 0] : memref<3x2xf64>
          %1 = affine.load %alloc[%arg5, 0] : memref<3x2xf64>
          %2 = affine.load %alloc[%arg4, 1] : memref<3x2xf64>
          %3 = affine.load %alloc[%arg5, 1] : memref<3x2xf64>
          %4 = arith.mulf %0, %1 : f64
          %5 = arith.mulf %2, %3 : f64
          %6 = arith.addf %4, %5 : f64
          %7 = arith.mulf %6, %cst : f64
          affine.store %7, %alloc_0[%arg4, %arg5] : memref<3x3xf64>
        }
      }
      memref.dealloc %alloc_0 : memref<3x3xf64>
      scf.for %arg4 = %c0 to %c3 step %c1 {
        %0 = memref.load %arg0[%arg3, %arg4] : memref<?x3xi32>
        %1 = arith.index_cast %0 : i32 to index
        scf.for %arg5 = %c0 to %c3 step %c1 {
          %2 = memref.load %arg0[%arg3, %arg5] : memref<?x3xi32>
          %3 = arith.index_cast %2 : i32 to index
          %4 = memref.load %alloc_0[%arg4, %arg5] : memref<3x3xf64>
          %5 = memref.load %arg2[%1, %3] : memref<?x?xf64>
          %6 = arith.addf %5, %4 : f64
          memref.store %6, %arg2[%1, %3] : memref<?x?xf64>
        }
      }
      memref.dealloc %alloc : memref<3x2xf64>
    }
    return
  }
}
