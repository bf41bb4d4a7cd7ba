// mistake: the buffer %alloc_0 is not freed
// expected: leak
module {
  func.func @sections(%arg0: i32, %arg1: i32) -> i32 attributes {freehold.deallocated = ["memref"]} {
    %c0 = arith.constant 0 : index
    %c0_i32 = arith.constant 0 : i32
    %alloc = memref.alloc() : memref<1xi32>
    memref.store %c0_i32, %alloc[%c0] : memref<1xi32>
    omp.parallel {
      omp.sections {
        omp.section {
          %alloc_0 = memref.alloc() : memref<1xi32>
          memref.store %arg0, %alloc_0[%c0] : memref<1xi32>
          omp.critical {
            %1 = memref.load %alloc_0[%c0] : memref<1xi32>
            %2 = memref.load %alloc[%c0] : memref<1xi32>
            %3 = arith.addi %2, %1 : i32
            memref.store %3, %alloc[%c0] : memref<1xi32>
            omp.terminator
          }
          omp.terminator
        }
        omp.section {
          omp.critical {
            %1 = memref.load %alloc[%c0] : memref<1xi32>
            %2 = arith.addi %1, %arg1 : i32
            memref.store %2, %alloc[%c0] : memref<1xi32>
            omp.terminator
          }
          omp.terminator
        }
        omp.terminator
      }
      omp.terminator
    }
    %0 = memref.load %alloc[%c0] : memref<1xi32>
    memref.dealloc %alloc : memref<1xi32>
    return %0 : i32
  }
}

