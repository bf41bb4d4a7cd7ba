// mistake: the cursors are freed before the last pass
// expected: use-after-free
module {
  func.func @csr2csc(%arg0: i32, %arg1: i32, %arg2: memref<?xi32>, %arg3: memref<?xi32>, %arg4: memref<?xf32>) -> (memref<?xi32>, memref<?xi32>, memref<?xf32>) attributes {freehold.deallocated = ["memref"]} {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c0_i32 = arith.constant 0 : i32
    %c1_i32 = arith.constant 1 : i32
    %0 = arith.index_cast %arg0 : i32 to index
    %1 = arith.index_cast %arg1 : i32 to index
    %2 = arith.addi %1, %c1 : index
    %3 = memref.load %arg2[%0] : memref<?xi32>
    %4 = arith.index_cast %3 : i32 to index
    %alloc = memref.alloc(%2) : memref<?xi32>
    %alloc_0 = memref.alloc(%4) : memref<?xi32>
    %alloc_1 = memref.alloc(%4) : memref<?xf32>
    %alloc_2 = memref.alloc(%1) : memref<?xi32>
    linalg.fill ins(%c0_i32 : i32) outs(%alloc : memref<?xi32>)
    scf.for %arg5 = %c0 to %4 step %c1 {
      %5 = memref.load %arg3[%arg5] : memref<?xi32>
      %6 = arith.index_cast %5 : i32 to index
      %7 = arith.addi %6, %c1 : index
      %8 = memref.load %alloc[%7] : memref<?xi32>
      %9 = arith.addi %8, %c1_i32 : i32
      memref.store %9, %alloc[%7] : memref<?xi32>
    }
    scf.for %arg5 = %c0 to %1 step %c1 {
      %5 = arith.addi %arg5, %c1 : index
      %6 = memref.load %alloc[%arg5] : memref<?xi32>
      memref.store %6, %alloc_2[%arg5] : memref<?xi32>
      %7 = memref.load %alloc[%5] : memref<?xi32>
      %8 = arith.addi %6, %7 : i32
      memref.store %8, %alloc[%5] : memref<?xi32>
    }
    memref.dealloc %alloc_2 : memref<?xi32>
    scf.for %arg5 = %c0 to %0 step %c1 {
      %5 = arith.addi %arg5, %c1 : index
      %6 = memref.load %arg2[%arg5] : memref<?xi32>
      %7 = memref.load %arg2[%5] : memref<?xi32>
      %8 = arith.index_cast %6 : i32 to index
      %9 = arith.index_cast %7 : i32 to index
      %10 = arith.index_cast %arg5 : index to i32
      scf.for %arg6 = %8 to %9 step %c1 {
        %11 = memref.load %arg3[%arg6] : memref<?xi32>
        %12 = arith.index_cast %11 : i32 to index
        %13 = memref.load %alloc_2[%12] : memref<?xi32>
        %14 = arith.index_cast %13 : i32 to index
        %15 = memref.load %arg4[%arg6] : memref<?xf32>
        memref.store %15, %alloc_1[%14] : memref<?xf32>
        memref.store %10, %alloc_0[%14] : memref<?xi32>
        %16 = arith.addi %13, %c1_i32 : i32
        memref.store %16, %alloc_2[%12] : memref<?xi32>
      }
    }
    return %alloc, %alloc_0, %alloc_1 : memref<?xi32>, memref<?xi32>, memref<?xf32>
  }
}
