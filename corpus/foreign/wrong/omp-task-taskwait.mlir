// mistake: the buffer %alloc is freed twice
// expected: double-free
module {
  func.func @tasks(%arg0: index) -> i32 attributes {freehold.deallocated = ["memref"]} {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c4 = arith.constant 4 : index
    %c8 = arith.constant 8 : index
    %c1_i32 = arith.constant 1 : i32
    %c2_i32 = arith.constant 2 : i32
    %c0_i32 = arith.constant 0 : i32
    %alloc = memref.alloc() : memref<8xi32>
    omp.parallel {
      omp.single {
        omp.task {
          scf.for %arg1 = %c0 to %c4 step %c1 {
            memref.store %c1_i32, %alloc[%arg1] : memref<8xi32>
          }
          omp.terminator
        }
        omp.task {
          scf.for %arg1 = %c4 to %c8 step %c1 {
            memref.store %c2_i32, %alloc[%arg1] : memref<8xi32>
          }
          omp.terminator
        }
        omp.taskwait
        omp.terminator
      }
      omp.terminator
    }
    %0 = scf.for %arg1 = %c0 to %c8 step %c1 iter_args(%arg2 = %c0_i32) -> (i32) {
      %1 = memref.load %alloc[%arg1] : memref<8xi32>
      %2 = arith.addi %arg2, %1 : i32
      scf.yield %2 : i32
    }
    memref.dealloc %alloc : memref<8xi32>
    memref.dealloc %alloc : memref<8xi32>
    return %0 : i32
  }
}

