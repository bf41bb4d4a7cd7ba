// mistake: the buffer %alloc is freed before its last use
// expected: use-after-free
module {
  func.func @prefix(%arg0: memref<?xi32>) attributes {freehold.deallocated = ["memref"]} {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c0_i32 = arith.constant 0 : i32
    %dim = memref.dim %arg0, %c0 : memref<?xi32>
    %alloc = memref.alloc() : memref<1xi32>
    memref.dealloc %alloc : memref<1xi32>
    memref.store %c0_i32, %alloc[%c0] : memref<1xi32>
    acc.serial {
      scf.for %arg1 = %c0 to %dim step %c1 {
        %0 = memref.load %arg0[%arg1] : memref<?xi32>
        %1 = memref.load %alloc[%c0] : memref<1xi32>
        %2 = arith.addi %0, %1 : i32
        memref.store %2, %alloc[%c0] : memref<1xi32>
        memref.store %2, %arg0[%arg1] : memref<?xi32>
      }
      acc.yield
    }
    return
  }
}

