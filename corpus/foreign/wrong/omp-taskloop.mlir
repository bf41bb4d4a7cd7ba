// mistake: the result %alloc is freed before it is returned
// expected: abi
module {
  func.func @fill(%arg0: index, %arg1: f32) -> memref<8xf32> attributes {freehold.deallocated = ["memref"]} {
    %cst = arith.constant 0.000000e+00 : f32
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c8 = arith.constant 8 : index
    %0 = arith.minui %arg0, %c8 : index
    %alloc = memref.alloc() : memref<8xf32>
    linalg.fill ins(%cst : f32) outs(%alloc : memref<8xf32>)
    omp.parallel {
      omp.single {
        omp.taskloop {
          omp.loop_nest (%arg2) : index = (%c0) to (%0) step (%c1) {
            memref.store %arg1, %alloc[%arg2] : memref<8xf32>
            omp.yield
          }
        }
        omp.terminator
      }
      omp.terminator
    }
    memref.dealloc %alloc : memref<8xf32>
    return %alloc : memref<8xf32>
  }
}

