// mistake: the forward row is freed before the backward row is made, though the sum reads it
// expected: use-after-free
module {
  func.func @deriche(%arg0: memref<?x?xf32>, %arg1: memref<?x?xf32>, %arg2: f32) attributes {freehold.deallocated = ["memref"]} {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %cst = arith.constant 0.000000e+00 : f32
    %dim = memref.dim %arg0, %c0 : memref<?x?xf32>
    %dim_0 = memref.dim %arg0, %c1 : memref<?x?xf32>
    %dim_1 = memref.dim %arg1, %c0 : memref<?x?xf32>
    %dim_2 = memref.dim %arg1, %c1 : memref<?x?xf32>
    %0 = arith.minui %dim, %dim_1 : index
    %1 = arith.minui %dim_0, %dim_2 : index
    scf.parallel (%arg3) = (%c0) to (%0) step (%c1) {
      %alloc = memref.alloc(%1) : memref<?xf32>
      %alloc_3 = memref.alloc(%1) : memref<?xf32>
      %2 = scf.for %arg4 = %c0 to %1 step %c1 iter_args(%arg5 = %cst) -> (f32) {
        %4 = memref.load %arg0[%arg3, %arg4] : memref<?x?xf32>
        %5 = arith.subf %4, %arg5 : f32
        %6 = arith.mulf %arg2, %5 : f32
        %7 = arith.addf %arg5, %6 : f32
        memref.store %7, %alloc[%arg4] : memref<?xf32>
        scf.yield %7 : f32
      }
      memref.dealloc %alloc : memref<?xf32>
      %3 = scf.for %arg4 = %c0 to %1 step %c1 iter_args(%arg5 = %cst) -> (f32) {
        %4 = arith.subi %1, %arg4 : index
        %5 = arith.subi %4, %c1 : index
        %6 = memref.load %arg0[%arg3, %5] : memref<?x?xf32>
        %7 = arith.subf %6, %arg5 : f32
        %8 = arith.mulf %arg2, %7 : f32
        %9 = arith.addf %arg5, %8 : f32
        memref.store %9, %alloc_3[%5] : memref<?xf32>
        scf.yield %9 : f32
      }
      scf.for %arg4 = %c0 to %1 step %c1 {
        %4 = memref.load %alloc[%arg4] : memref<?xf32>
        %5 = memref.load %alloc_3[%arg4] : memref<?xf32>
        %6 = arith.addf %4, %5 : f32
        memref.store %6, %arg1[%arg3, %arg4] : memref<?x?xf32>
      }
      memref.dealloc %alloc_3 : memref<?xf32>
      scf.reduce 
    }
    return
  }
}
