// mistake: the deallocation of a buffer is missing
// expected: leak
module {
  func.func @qr(%arg0: memref<?x?xf64>) -> (memref<?x?xf64>, memref<?xf64>) attributes {freehold.deallocated = ["memref"]} {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %cst = arith.constant 0.000000e+00 : f64
    %cst_0 = arith.constant 2.000000e+00 : f64
    %dim = memref.dim %arg0, %c0 : memref<?x?xf64>
    %dim_1 = memref.dim %arg0, %c1 : memref<?x?xf64>
    %0 = arith.cmpi uge, %dim, %dim_1 : index
    cf.assert %0, "matrix is wide"
    %alloc = memref.alloc(%dim, %dim_1) : memref<?x?xf64>
    memref.copy %arg0, %alloc : memref<?x?xf64> to memref<?x?xf64>
    %alloc_2 = memref.alloc(%dim_1) : memref<?xf64>
    scf.for %arg1 = %c0 to %dim_1 step %c1 {
      %1 = arith.subi %dim, %arg1 : index
      %alloc_3 = memref.alloc(%1) : memref<?xf64>
      %subview = memref.subview %alloc[%arg1, %arg1] [%1, 1] [1, 1] : memref<?x?xf64> to memref<?xf64, strided<[?], offset: ?>>
      memref.copy %subview, %alloc_3 : memref<?xf64, strided<[?], offset: ?>> to memref<?xf64>
      %alloc_4 = memref.alloc() : memref<f64>
      memref.store %cst, %alloc_4[] : memref<f64>
      linalg.dot ins(%alloc_3, %alloc_3 : memref<?xf64>, memref<?xf64>) outs(%alloc_4 : memref<f64>)
      %2 = memref.load %alloc_4[] : memref<f64>
      %3 = math.sqrt %2 : f64
      %4 = memref.load %alloc_3[%c0] : memref<?xf64>
      %5 = math.copysign %3, %4 : f64
      %6 = arith.addf %4, %5 : f64
      memref.store %6, %alloc_3[%c0] : memref<?xf64>
      memref.store %cst, %alloc_4[] : memref<f64>
      linalg.dot ins(%alloc_3, %alloc_3 : memref<?xf64>, memref<?xf64>) outs(%alloc_4 : memref<f64>)
      %7 = memref.load %alloc_4[] : memref<f64>
      %8 = arith.cmpf ogt, %7, %cst : f64
      %9 = scf.if %8 -> (f64) {
        %10 = arith.divf %cst_0, %7 : f64
        scf.for %arg2 = %arg1 to %dim_1 step %c1 {
          %11 = scf.for %arg3 = %c0 to %1 step %c1 iter_args(%arg4 = %cst) -> (f64) {
            %13 = arith.addi %arg3, %arg1 : index
            %14 = memref.load %alloc[%13, %arg2] : memref<?x?xf64>
            %15 = memref.load %alloc_3[%arg3] : memref<?xf64>
            %16 = math.fma %14, %15, %arg4 : f64
            scf.yield %16 : f64
          }
          %12 = arith.mulf %11, %10 : f64
          scf.for %arg3 = %c0 to %1 step %c1 {
            %13 = arith.addi %arg3, %arg1 : index
            %14 = memref.load %alloc[%13, %arg2] : memref<?x?xf64>
            %15 = memref.load %alloc_3[%arg3] : memref<?xf64>
            %16 = arith.mulf %12, %15 : f64
            %17 = arith.subf %14, %16 : f64
            memref.store %17, %alloc[%13, %arg2] : memref<?x?xf64>
          }
        }
        scf.yield %10 : f64
      } else {
        scf.yield %cst : f64
      }
      memref.store %9, %alloc_2[%arg1] : memref<?xf64>
      memref.dealloc %alloc_3 : memref<?xf64>
    }
    return %alloc, %alloc_2 : memref<?x?xf64>, memref<?xf64>
  }
}

