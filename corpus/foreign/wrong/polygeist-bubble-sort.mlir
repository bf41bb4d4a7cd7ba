// mistake: the buffer %alloc is not freed
// expected: leak
module {
  func.func @bubble(%arg0: memref<?xi32>, %arg1: i32) attributes {freehold.deallocated = ["memref"], llvm.linkage = #llvm.linkage<external>} {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %false = arith.constant false
    %true = arith.constant true
    %dim = memref.dim %arg0, %c0 : memref<?xi32>
    %0 = arith.index_cast %arg1 : i32 to index
    %1 = arith.minsi %0, %dim : index
    %2 = arith.maxsi %1, %c1 : index
    %3 = arith.subi %2, %c1 : index
    %alloc = memref.alloc(%dim) : memref<?xi32>
    memref.copy %arg0, %alloc : memref<?xi32> to memref<?xi32>
    %alloca = memref.alloca() : memref<i1>
    scf.while : () -> () {
      memref.store %false, %alloca[] : memref<i1>
      scf.for %arg2 = %c0 to %3 step %c1 {
        %5 = arith.addi %arg2, %c1 : index
        %6 = memref.load %alloc[%arg2] : memref<?xi32>
        %7 = memref.load %alloc[%5] : memref<?xi32>
        %8 = arith.cmpi sgt, %6, %7 : i32
        scf.if %8 {
          memref.store %7, %alloc[%arg2] : memref<?xi32>
          memref.store %6, %alloc[%5] : memref<?xi32>
          memref.store %true, %alloca[] : memref<i1>
        }
      }
      %4 = memref.load %alloca[] : memref<i1>
      scf.condition(%4)
    } do {
      scf.yield
    }
    memref.copy %alloc, %arg0 : memref<?xi32> to memref<?xi32>
    return
  }
}

