// expected: use-after-free
// This is what fh makes of corpus/foreign/unguarded-parallel-stencil.mlir, with a mistake: the row is freed before it is stored.
module {
  func.func @smooth(%arg0: memref<?x?xf32>, %arg1: memref<?x?xf32>) attributes {freehold.deallocated = ["memref"]} {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %cst = arith.constant 5.000000e-01 : f32
    %dim = memref.dim %arg0, %c0 : memref<?x?xf32>
    %dim_0 = memref.dim %arg0, %c1 : memref<?x?xf32>
    %0 = arith.subi %dim, %c1 : index
    scf.parallel (%arg2) = (%c0) to (%0) step (%c1) {
      %alloc = memref.alloc(%dim_0) : memref<?xf32>
      %1 = arith.addi %arg2, %c1 : index
      scf.for %arg3 = %c0 to %dim_0 step %c1 {
        %2 = memref.load %arg0[%arg2, %arg3] : memref<?x?xf32>
        %3 = memref.load %arg0[%1, %arg3] : memref<?x?xf32>
        %4 = arith.addf %2, %3 : f32
        %5 = arith.mulf %4, %cst : f32
        memref.store %5, %alloc[%arg3] : memref<?xf32>
      }
      memref.dealloc %alloc : memref<?xf32>
      scf.for %arg3 = %c0 to %dim_0 step %c1 {
        %2 = memref.load %alloc[%arg3] : memref<?xf32>
        memref.store %2, %arg1[%arg2, %arg3] : memref<?x?xf32>
      }
      scf.reduce 
    }
    return
  }
}
