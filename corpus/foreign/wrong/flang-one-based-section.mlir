// mistake: one write to a buffer is missing
// expected: observation
module {
  func.func private @daxpy_(memref<?xf64>, memref<i32>) attributes {freehold.deallocated = ["memref"]}
  func.func @sub(%arg0: memref<?xf64, strided<[?], offset: ?>>, %arg1: i32, %arg2: i32, %arg3: i32) -> i32 attributes {freehold.deallocated = ["memref"]} {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c0_i32 = arith.constant 0 : i32
    %0 = arith.subi %arg2, %arg1 overflow<nsw> : i32
    %1 = arith.addi %0, %arg3 overflow<nsw> : i32
    %2 = arith.divsi %1, %arg3 : i32
    %3 = arith.maxsi %2, %c0_i32 : i32
    %4 = arith.index_cast %3 : i32 to index
    %5 = arith.index_cast %arg1 : i32 to index
    %6 = arith.index_cast %arg3 : i32 to index
    %alloc = memref.alloc(%4) : memref<?xf64>
    %alloca = memref.alloca() : memref<i32>
    memref.store %3, %alloca[] : memref<i32>
    scf.for %arg4 = %c0 to %4 step %c1 {
      %8 = arith.muli %arg4, %6 : index
      %9 = arith.addi %5, %8 : index
      %10 = arith.subi %9, %c1 : index
      %11 = memref.load %arg0[%10] : memref<?xf64, strided<[?], offset: ?>>
      memref.store %11, %alloc[%arg4] : memref<?xf64>
    }
    call @daxpy_(%alloc, %alloca) : (memref<?xf64>, memref<i32>) -> ()
    scf.for %arg4 = %c0 to %4 step %c1 {
      %8 = arith.muli %arg4, %6 : index
      %9 = arith.addi %5, %8 : index
      %10 = arith.subi %9, %c1 : index
      %11 = memref.load %alloc[%arg4] : memref<?xf64>
    }
    %7 = memref.load %alloca[] : memref<i32>
    memref.dealloc %alloc : memref<?xf64>
    return %7 : i32
  }
}

