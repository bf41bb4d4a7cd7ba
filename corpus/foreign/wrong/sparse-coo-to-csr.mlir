// mistake: the scatter positions are freed only for matrices that have entries
// expected: leak
module {
  func.func @coo_to_csr(%arg0: memref<?xi32>, %arg1: memref<?xi32>, %arg2: memref<?xf32>, %arg3: index) -> (memref<?xi32>, memref<?xi32>, memref<?xf32>) attributes {freehold.deallocated = ["memref"]} {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c32 = arith.constant 32 : index
    %c0_i32 = arith.constant 0 : i32
    %c1_i32 = arith.constant 1 : i32
    %dim = memref.dim %arg0, %c0 : memref<?xi32>
    %dim_0 = memref.dim %arg1, %c0 : memref<?xi32>
    %dim_1 = memref.dim %arg2, %c0 : memref<?xf32>
    %0 = arith.minui %dim, %dim_0 : index
    %1 = arith.minui %dim_1, %0 : index
    %2 = arith.minui %arg3, %c32 : index
    %3 = arith.maxui %2, %c1 : index
    %4 = arith.index_cast %3 : index to i32
    %5 = arith.addi %3, %c1 : index
    %alloc = memref.alloc(%5) : memref<?xi32>
    linalg.fill ins(%c0_i32 : i32) outs(%alloc : memref<?xi32>)
    scf.for %arg4 = %c0 to %1 step %c1 {
      %7 = memref.load %arg0[%arg4] : memref<?xi32>
      %8 = arith.remui %7, %4 : i32
      %9 = arith.index_castui %8 : i32 to index
      %10 = arith.addi %9, %c1 : index
      %11 = memref.load %alloc[%10] : memref<?xi32>
      %12 = arith.addi %11, %c1_i32 : i32
      memref.store %12, %alloc[%10] : memref<?xi32>
    }
    %alloc_2 = memref.alloc(%3) : memref<?xi32>
    %6 = scf.for %arg4 = %c0 to %3 step %c1 iter_args(%arg5 = %c0_i32) -> (i32) {
      %7 = arith.addi %arg4, %c1 : index
      memref.store %arg5, %alloc_2[%arg4] : memref<?xi32>
      %8 = memref.load %alloc[%7] : memref<?xi32>
      %9 = arith.addi %arg5, %8 : i32
      memref.store %9, %alloc[%7] : memref<?xi32>
      scf.yield %9 : i32
    }
    %alloc_3 = memref.alloc(%1) : memref<?xi32>
    %alloc_4 = memref.alloc(%1) : memref<?xf32>
    scf.for %arg4 = %c0 to %1 step %c1 {
      %7 = memref.load %arg0[%arg4] : memref<?xi32>
      %8 = arith.remui %7, %4 : i32
      %9 = arith.index_castui %8 : i32 to index
      %10 = memref.load %alloc_2[%9] : memref<?xi32>
      %11 = arith.index_cast %10 : i32 to index
      %12 = memref.load %arg1[%arg4] : memref<?xi32>
      %13 = memref.load %arg2[%arg4] : memref<?xf32>
      memref.store %12, %alloc_3[%11] : memref<?xi32>
      memref.store %13, %alloc_4[%11] : memref<?xf32>
      %14 = arith.addi %10, %c1_i32 : i32
      memref.store %14, %alloc_2[%9] : memref<?xi32>
    }
    %entries = arith.cmpi ugt, %1, %c0 : index
    scf.if %entries {
    memref.dealloc %alloc_2 : memref<?xi32>
    }
    return %alloc, %alloc_3, %alloc_4 : memref<?xi32>, memref<?xi32>, memref<?xf32>
  }
}
