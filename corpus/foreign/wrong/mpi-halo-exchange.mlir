// mistake: `memref.dealloc %alloc_1` stands twice
// expected: double-free
module {
  func.func @halo(%arg0: memref<?x?xf32>, %arg1: i32, %arg2: i32) -> f32 attributes {freehold.deallocated = ["memref"]} {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %cst = arith.constant 0.000000e+00 : f32
    %c91_i32 = arith.constant 91 : i32
    %dim = memref.dim %arg0, %c0 : memref<?x?xf32>
    %dim_0 = memref.dim %arg0, %c1 : memref<?x?xf32>
    %0 = arith.cmpi sgt, %dim, %c1 : index
    cf.assert %0, "two rows at least"
    %1 = mpi.comm_world : !mpi.comm
    %alloc = memref.alloc(%dim_0) : memref<?xf32>
    %alloc_1 = memref.alloc(%dim_0) : memref<?xf32>
    linalg.fill ins(%cst : f32) outs(%alloc_1 : memref<?xf32>)
    %2 = arith.subi %dim, %c1 : index
    %subview = memref.subview %arg0[%2, 0] [1, %dim_0] [1, 1] : memref<?x?xf32> to memref<?xf32, strided<[1], offset: ?>>
    memref.copy %subview, %alloc : memref<?xf32, strided<[1], offset: ?>> to memref<?xf32>
    mpi.send(%alloc, %c91_i32, %arg2, %1) : memref<?xf32>, i32, i32
    mpi.recv(%alloc_1, %c91_i32, %arg1, %1) : memref<?xf32>, i32, i32
    %3 = scf.for %arg3 = %c0 to %dim_0 step %c1 iter_args(%arg4 = %cst) -> (f32) {
      %4 = memref.load %alloc_1[%arg3] : memref<?xf32>
      memref.store %4, %arg0[%c0, %arg3] : memref<?x?xf32>
      %5 = arith.addf %arg4, %4 : f32
      scf.yield %5 : f32
    }
    memref.dealloc %alloc : memref<?xf32>
    memref.dealloc %alloc_1 : memref<?xf32>
    memref.dealloc %alloc_1 : memref<?xf32>
    return %3 : f32
  }
}
