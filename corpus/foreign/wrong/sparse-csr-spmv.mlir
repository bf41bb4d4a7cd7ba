// mistake: the fresh result is not returned: a pass that reuses buffers returns the vector that was multiplied
// expected: observation
module {
  func.func @spmv(%arg0: memref<?xindex>, %arg1: memref<?xindex>, %arg2: memref<?xf64>, %arg3: memref<?xf64>) -> memref<?xf64> attributes {freehold.deallocated = ["memref"]} {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %cst = arith.constant 0.000000e+00 : f64
    %dim = memref.dim %arg0, %c0 : memref<?xindex>
    %dim_0 = memref.dim %arg1, %c0 : memref<?xindex>
    %dim_1 = memref.dim %arg2, %c0 : memref<?xf64>
    %0 = arith.minui %dim_0, %dim_1 : index
    %dim_2 = memref.dim %arg3, %c0 : memref<?xf64>
    %1 = arith.cmpi ugt, %dim, %c0 : index
    cf.assert %1, "positions of a matrix have at least one entry"
    %2 = arith.subi %dim, %c1 : index
    %alloc = memref.alloc(%2) : memref<?xf64>
    scf.for %arg4 = %c0 to %2 step %c1 {
      %3 = arith.addi %arg4, %c1 : index
      %4 = memref.load %arg0[%arg4] : memref<?xindex>
      %5 = memref.load %arg0[%3] : memref<?xindex>
      %6 = arith.cmpi ule, %4, %5 : index
      %7 = arith.cmpi ule, %5, %0 : index
      %8 = arith.andi %6, %7 : i1
      cf.assert %8, "positions are not sorted"
      %9 = scf.for %arg5 = %4 to %5 step %c1 iter_args(%arg6 = %cst) -> (f64) {
        %10 = memref.load %arg1[%arg5] : memref<?xindex>
        %11 = arith.cmpi ult, %10, %dim_2 : index
        cf.assert %11, "coordinate out of range"
        %12 = memref.load %arg2[%arg5] : memref<?xf64>
        %13 = memref.load %arg3[%10] : memref<?xf64>
        %14 = arith.mulf %12, %13 : f64
        %15 = arith.addf %arg6, %14 : f64
        scf.yield %15 : f64
      }
      memref.store %9, %alloc[%arg4] : memref<?xf64>
    }
    memref.dealloc %alloc : memref<?xf64>
    return %arg3 : memref<?xf64>
  }
}
