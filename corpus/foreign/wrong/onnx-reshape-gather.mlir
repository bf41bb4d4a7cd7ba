// mistake: the gathered rows are freed although the reshaped view of them is returned
// expected: abi
module {
  func.func @main_graph(%arg0: memref<?x4xf32>, %arg1: memref<?xi64>) -> memref<?x2x2xf32> attributes {freehold.deallocated = ["memref"], llvm.emit_c_interface} {
    %c0 = arith.constant 0 : index
    %c0_i64 = arith.constant 0 : i64
    %dim = memref.dim %arg0, %c0 : memref<?x4xf32>
    %dim_0 = memref.dim %arg1, %c0 : memref<?xi64>
    %0 = arith.index_cast %dim : index to i64
    %1 = arith.cmpi sgt, %dim, %c0 : index
    cf.assert %1, "empty table"
    %alloc = memref.alloc(%dim_0) {alignment = 16 : i64} : memref<?x4xf32>
    affine.for %arg2 = 0 to %dim_0 {
      %2 = affine.load %arg1[%arg2] : memref<?xi64>
      %3 = arith.remsi %2, %0 : i64
      %4 = arith.cmpi slt, %3, %c0_i64 : i64
      %5 = arith.addi %3, %0 : i64
      %6 = arith.select %4, %5, %3 : i64
      %7 = arith.index_cast %6 : i64 to index
      affine.for %arg3 = 0 to 4 {
        %8 = memref.load %arg0[%7, %arg3] : memref<?x4xf32>
        affine.store %8, %alloc[%arg2, %arg3] : memref<?x4xf32>
      }
    }
    %reinterpret_cast = memref.reinterpret_cast %alloc to offset: [0], sizes: [%dim_0, 2, 2], strides: [4, 2, 1] : memref<?x4xf32> to memref<?x2x2xf32>
    memref.dealloc %alloc : memref<?x4xf32>
    return %reinterpret_cast : memref<?x2x2xf32>
  }
}
