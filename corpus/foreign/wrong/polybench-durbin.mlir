// mistake: the free of the step's array is moved before the copy out of it
// expected: use-after-free
module {
  func.func @kernel_durbin(%arg0: index, %arg1: memref<16xf64>, %arg2: memref<16xf64>) attributes {freehold.deallocated = ["memref"]} {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c16 = arith.constant 16 : index
    %cst = arith.constant 1.000000e+00 : f64
    %cst_0 = arith.constant 0.000000e+00 : f64
    %0 = arith.minui %arg0, %c16 : index
    %1 = memref.load %arg1[%c0] : memref<16xf64>
    %2 = arith.negf %1 : f64
    memref.store %2, %arg2[%c0] : memref<16xf64>
    %3:2 = scf.for %arg3 = %c1 to %0 step %c1 iter_args(%arg4 = %cst, %arg5 = %2) -> (f64, f64) {
      %4 = arith.mulf %arg5, %arg5 : f64
      %5 = arith.subf %cst, %4 : f64
      %6 = arith.mulf %5, %arg4 : f64
      %7 = scf.for %arg6 = %c0 to %arg3 step %c1 iter_args(%arg7 = %cst_0) -> (f64) {
        %12 = arith.subi %arg3, %arg6 : index
        %13 = arith.subi %12, %c1 : index
        %14 = memref.load %arg1[%13] : memref<16xf64>
        %15 = memref.load %arg2[%arg6] : memref<16xf64>
        %16 = arith.mulf %14, %15 : f64
        %17 = arith.addf %arg7, %16 : f64
        scf.yield %17 : f64
      }
      %8 = memref.load %arg1[%arg3] : memref<16xf64>
      %9 = arith.addf %8, %7 : f64
      %10 = arith.divf %9, %6 : f64
      %11 = arith.negf %10 : f64
      %alloc = memref.alloc(%arg3) : memref<?xf64>
      scf.for %arg6 = %c0 to %arg3 step %c1 {
        %12 = arith.subi %arg3, %arg6 : index
        %13 = arith.subi %12, %c1 : index
        %14 = memref.load %arg2[%arg6] : memref<16xf64>
        %15 = memref.load %arg2[%13] : memref<16xf64>
        %16 = arith.mulf %11, %15 : f64
        %17 = arith.addf %14, %16 : f64
        memref.store %17, %alloc[%arg6] : memref<?xf64>
      }
      %subview = memref.subview %arg2[0] [%arg3] [1] : memref<16xf64> to memref<?xf64, strided<[1]>>
      memref.dealloc %alloc : memref<?xf64>
      memref.copy %alloc, %subview : memref<?xf64> to memref<?xf64, strided<[1]>>
      memref.store %11, %arg2[%arg3] : memref<16xf64>
      scf.yield %6, %11 : f64, f64
    }
    return
  }
}
