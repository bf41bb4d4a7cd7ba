// mistake: the result %alloc is freed before it is returned
// expected: abi
module {
  func.func @hist(%arg0: memref<?xi32>) -> memref<4xi32> attributes {freehold.deallocated = ["memref"]} {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c3_i32 = arith.constant 3 : i32
    %c1_i32 = arith.constant 1 : i32
    %c0_i32 = arith.constant 0 : i32
    %dim = memref.dim %arg0, %c0 : memref<?xi32>
    %alloc = memref.alloc() : memref<4xi32>
    linalg.fill ins(%c0_i32 : i32) outs(%alloc : memref<4xi32>)
    omp.parallel {
      omp.wsloop {
        omp.loop_nest (%arg1) : index = (%c0) to (%dim) step (%c1) {
          %0 = memref.load %arg0[%arg1] : memref<?xi32>
          %1 = arith.andi %0, %c3_i32 : i32
          %2 = arith.index_castui %1 : i32 to index
          %3 = memref.atomic_rmw addi %c1_i32, %alloc[%2] : (i32, memref<4xi32>) -> i32
          omp.yield
        }
      }
      omp.terminator
    }
    memref.dealloc %alloc : memref<4xi32>
    return %alloc : memref<4xi32>
  }
}

