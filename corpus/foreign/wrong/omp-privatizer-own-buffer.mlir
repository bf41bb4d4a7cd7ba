// mistake: the declaration does not free the copies that it makes
// expected: leak
module {
  omp.private {type = firstprivate} @arr : memref<4xf32> init {
  ^bb0(%arg0: memref<4xf32>, %arg1: memref<4xf32>):
    %alloc = memref.alloc() : memref<4xf32>
    omp.yield(%alloc : memref<4xf32>)
  } copy {
  ^bb0(%arg0: memref<4xf32>, %arg1: memref<4xf32>):
    memref.copy %arg0, %arg1 : memref<4xf32> to memref<4xf32>
    omp.yield(%arg1 : memref<4xf32>)
  } dealloc {
  ^bb0(%arg0: memref<4xf32>):
    omp.yield
  }
  func.func @f(%arg0: memref<4xf32>, %arg1: memref<8xf32>) -> memref<8xf32> attributes {freehold.deallocated = ["memref"]} {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c4 = arith.constant 4 : index
    %c8 = arith.constant 8 : index
    %alloc = memref.alloc() : memref<8xf32>
    omp.parallel private(@arr %arg0 -> %arg2 : memref<4xf32>) {
      omp.wsloop {
        omp.loop_nest (%arg3) : index = (%c0) to (%c8) step (%c1) {
          %0 = arith.remui %arg3, %c4 : index
          %1 = memref.load %arg1[%arg3] : memref<8xf32>
          %2 = memref.load %arg2[%0] : memref<4xf32>
          %3 = arith.addf %2, %1 : f32
          memref.store %3, %alloc[%arg3] : memref<8xf32>
          omp.yield
        }
      }
      omp.terminator
    }
    return %alloc : memref<8xf32>
  }
}
