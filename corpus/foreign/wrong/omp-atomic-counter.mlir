// mistake: the counter is freed before it is read
// expected: use-after-free
module {
  omp.critical.declare @lock
  func.func @count(%arg0: memref<8xi32>) -> (i32, memref<8xi32>) attributes {freehold.deallocated = ["memref"]} {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c8 = arith.constant 8 : index
    %c0_i32 = arith.constant 0 : i32
    %c1_i32 = arith.constant 1 : i32
    %alloc = memref.alloc() : memref<i32>
    %alloc_0 = memref.alloc() : memref<8xi32>
    memref.store %c0_i32, %alloc[] : memref<i32>
    linalg.fill ins(%c0_i32 : i32) outs(%alloc_0 : memref<8xi32>)
    omp.parallel {
      omp.wsloop {
        omp.loop_nest (%arg1) : index = (%c0) to (%c8) step (%c1) {
          %1 = memref.load %arg0[%arg1] : memref<8xi32>
          %2 = arith.cmpi sgt, %1, %c0_i32 : i32
          scf.if %2 {
            omp.atomic.update %alloc : memref<i32> {
            ^bb0(%arg2: i32):
              %3 = arith.addi %arg2, %c1_i32 : i32
              omp.yield(%3 : i32)
            }
            omp.critical(@lock) {
              %3 = arith.andi %1, %c1_i32 : i32
              %4 = arith.index_castui %3 : i32 to index
              %5 = memref.load %alloc_0[%4] : memref<8xi32>
              %6 = arith.addi %5, %1 : i32
              memref.store %6, %alloc_0[%4] : memref<8xi32>
              omp.terminator
            }
          }
          omp.yield
        }
      }
      omp.terminator
    }
    memref.dealloc %alloc : memref<i32>
    %0 = memref.load %alloc[] : memref<i32>
    return %0, %alloc_0 : i32, memref<8xi32>
  }
}
