// mistake: `memref.dealloc %alloc_1` stands twice
// expected: double-free
module {
  func.func @semijoin(%arg0: memref<?xi32>, %arg1: memref<?xi32>) -> (memref<?xi32>, index) attributes {freehold.deallocated = ["memref"]} {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %false = arith.constant false
    %true = arith.constant true
    %c-1640531527_i32 = arith.constant -1640531527 : i32
    %c26_i32 = arith.constant 26 : i32
    %alloc = memref.alloc() : memref<64xi1>
    linalg.fill ins(%false : i1) outs(%alloc : memref<64xi1>)
    %dim = memref.dim %arg0, %c0 : memref<?xi32>
    scf.for %arg2 = %c0 to %dim step %c1 {
      %1 = memref.load %arg0[%arg2] : memref<?xi32>
      %2 = arith.muli %1, %c-1640531527_i32 : i32
      %3 = arith.shrui %2, %c26_i32 : i32
      %4 = arith.index_castui %3 : i32 to index
      memref.store %true, %alloc[%4] : memref<64xi1>
    }
    %dim_0 = memref.dim %arg1, %c0 : memref<?xi32>
    %alloc_1 = memref.alloc(%dim_0) : memref<?xi32>
    %0 = scf.for %arg2 = %c0 to %dim_0 step %c1 iter_args(%arg3 = %c0) -> (index) {
      %1 = memref.load %arg1[%arg2] : memref<?xi32>
      %2 = arith.muli %1, %c-1640531527_i32 : i32
      %3 = arith.shrui %2, %c26_i32 : i32
      %4 = arith.index_castui %3 : i32 to index
      %5 = memref.load %alloc[%4] : memref<64xi1>
      %6 = scf.if %5 -> (index) {
        memref.store %1, %alloc_1[%arg3] : memref<?xi32>
        %7 = arith.addi %arg3, %c1 : index
        scf.yield %7 : index
      } else {
        scf.yield %arg3 : index
      }
      scf.yield %6 : index
    }
    %alloc_2 = memref.alloc(%0) : memref<?xi32>
    %subview = memref.subview %alloc_1[0] [%0] [1] : memref<?xi32> to memref<?xi32, strided<[1]>>
    memref.copy %subview, %alloc_2 : memref<?xi32, strided<[1]>> to memref<?xi32>
    memref.dealloc %alloc : memref<64xi1>
    memref.dealloc %alloc_1 : memref<?xi32>
    memref.dealloc %alloc_1 : memref<?xi32>
    return %alloc_2, %0 : memref<?xi32>, index
  }
}
