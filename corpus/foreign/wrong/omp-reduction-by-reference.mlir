// mistake: the accumulator is freed before it is read
// expected: use-after-free
module {
  omp.private {type = private} @tmp_priv : memref<4xf32>
  omp.declare_reduction @addi : memref<1xi32> alloc {
    %alloc = memref.alloc() : memref<1xi32>
    omp.yield(%alloc : memref<1xi32>)
  } init {
  ^bb0(%arg0: memref<1xi32>, %arg1: memref<1xi32>):
    %c0_i32 = arith.constant 0 : i32
    %c0 = arith.constant 0 : index
    memref.store %c0_i32, %arg1[%c0] : memref<1xi32>
    omp.yield(%arg1 : memref<1xi32>)
  } combiner {
  ^bb0(%arg0: memref<1xi32>, %arg1: memref<1xi32>):
    %c0 = arith.constant 0 : index
    %0 = memref.load %arg0[%c0] : memref<1xi32>
    %1 = memref.load %arg1[%c0] : memref<1xi32>
    %2 = arith.addi %0, %1 : i32
    memref.store %2, %arg0[%c0] : memref<1xi32>
    omp.yield(%arg0 : memref<1xi32>)
  } cleanup {
  ^bb0(%arg0: memref<1xi32>):
    memref.dealloc %arg0 : memref<1xi32>
    omp.yield
  }
  func.func @sum(%arg0: memref<8xi32>) -> i32 attributes {freehold.deallocated = ["memref"]} {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c8 = arith.constant 8 : index
    %c0_i32 = arith.constant 0 : i32
    %alloc = memref.alloc() : memref<1xi32>
    memref.store %c0_i32, %alloc[%c0] : memref<1xi32>
    omp.parallel {
      omp.wsloop reduction(@addi %alloc -> %arg1 : memref<1xi32>) {
        omp.loop_nest (%arg2) : index = (%c0) to (%c8) step (%c1) {
          %1 = memref.load %arg0[%arg2] : memref<8xi32>
          %2 = memref.load %arg1[%c0] : memref<1xi32>
          %3 = arith.addi %2, %1 : i32
          memref.store %3, %arg1[%c0] : memref<1xi32>
          omp.yield
        }
      }
      omp.terminator
    }
    memref.dealloc %alloc : memref<1xi32>
    %0 = memref.load %alloc[%c0] : memref<1xi32>
    return %0 : i32
  }
}
