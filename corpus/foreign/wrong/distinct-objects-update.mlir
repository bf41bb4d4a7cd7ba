// mistake: the free hits the object that is returned, not the other one
// expected: abi
module {
  func.func @split_sign(%arg0: memref<?xi32>) -> (memref<?xi32>, i32) attributes {freehold.deallocated = ["memref"]} {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c0_i32 = arith.constant 0 : i32
    %dim = memref.dim %arg0, %c0 : memref<?xi32>
    %alloc = memref.alloc(%dim) : memref<?xi32>
    %alloc_0 = memref.alloc(%dim) : memref<?xi32>
    %0:2 = memref.distinct_objects %alloc, %alloc_0 : memref<?xi32>, memref<?xi32>
    scf.for %arg1 = %c0 to %dim step %c1 {
      %2 = memref.load %arg0[%arg1] : memref<?xi32>
      %3 = arith.maxsi %2, %c0_i32 : i32
      %4 = arith.minsi %2, %c0_i32 : i32
      memref.store %3, %0#0[%arg1] : memref<?xi32>
      memref.store %4, %0#1[%arg1] : memref<?xi32>
    }
    %1 = scf.for %arg1 = %c0 to %dim step %c1 iter_args(%arg2 = %c0_i32) -> (i32) {
      %2 = memref.load %0#1[%arg1] : memref<?xi32>
      %3 = arith.addi %arg2, %2 : i32
      scf.yield %3 : i32
    }
    memref.dealloc %alloc : memref<?xi32>
    return %0#0, %1 : memref<?xi32>, i32
  }
}
