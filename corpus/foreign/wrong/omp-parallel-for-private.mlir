// mistake: the buffer %alloc is freed before its last use
// expected: use-after-free
module {
  func.func @scale(%arg0: memref<?xf32>, %arg1: f32) attributes {freehold.deallocated = ["memref"]} {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %dim = memref.dim %arg0, %c0 : memref<?xf32>
    omp.parallel {
      omp.wsloop {
        omp.loop_nest (%arg2) : index = (%c0) to (%dim) step (%c1) {
          %alloc = memref.alloc() : memref<1xf32>
          %0 = memref.load %arg0[%arg2] : memref<?xf32>
          %1 = arith.mulf %0, %arg1 : f32
          memref.store %1, %alloc[%c0] : memref<1xf32>
          memref.dealloc %alloc : memref<1xf32>
          %2 = memref.load %alloc[%c0] : memref<1xf32>
          memref.store %2, %arg0[%arg2] : memref<?xf32>
          omp.yield
        }
      }
      omp.terminator
    }
    return
  }
}

