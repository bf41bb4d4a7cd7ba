// mistake: each thread of the team frees the buffer that they share
// expected: double-free
module attributes {omp.is_target_device = false} {
  func.func @offload(%arg0: memref<?xf32>) -> memref<?xf32> attributes {freehold.deallocated = ["memref"]} {
    %c0 = arith.constant 0 : index
    %dim = memref.dim %arg0, %c0 : memref<?xf32>
    %alloc = memref.alloc(%dim) : memref<?xf32>
    %alloc_0 = memref.alloc(%dim) : memref<?xf32>
    %0 = omp.map.info var_ptr(%arg0 : memref<?xf32>, f32) map_clauses(to) capture(ByRef) -> memref<?xf32>
    %1 = omp.map.info var_ptr(%alloc_0 : memref<?xf32>, f32) map_clauses(tofrom) capture(ByRef) -> memref<?xf32>
    %2 = omp.map.info var_ptr(%alloc : memref<?xf32>, f32) map_clauses(from) capture(ByRef) -> memref<?xf32>
    omp.target map_entries(%0 -> %arg1, %1 -> %arg2, %2 -> %arg3 : memref<?xf32>, memref<?xf32>, memref<?xf32>) {
      %c0_1 = arith.constant 0 : index
      %c1 = arith.constant 1 : index
      %dim_2 = memref.dim %arg1, %c0_1 : memref<?xf32>
      omp.teams {
        omp.distribute {
          omp.loop_nest (%arg4) : index = (%c0_1) to (%dim_2) step (%c1) {
            %3 = memref.load %arg1[%arg4] : memref<?xf32>
            %4 = arith.addf %3, %3 : f32
            memref.store %4, %arg2[%arg4] : memref<?xf32>
            omp.yield
          }
        }
        omp.terminator
      }
      omp.parallel {
        omp.wsloop {
          omp.loop_nest (%arg4) : index = (%c0_1) to (%dim_2) step (%c1) {
            %3 = memref.load %arg2[%arg4] : memref<?xf32>
            memref.store %3, %arg3[%arg4] : memref<?xf32>
            omp.yield
          }
        }
        omp.terminator
      }
      omp.terminator
    }
    memref.dealloc %alloc_0 : memref<?xf32>
    return %alloc : memref<?xf32>
  }
  func.func @host(%arg0: memref<4xf32>, %arg1: memref<4xf32>) -> f32 attributes {freehold.deallocated = ["memref"]} {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %alloc = memref.alloc() : memref<2xf32>
    %alloc_0 = memref.alloc() : memref<1xf32>
    omp.parallel {
      omp.sections {
        omp.section {
          %1 = memref.load %arg0[%c0] : memref<4xf32>
          memref.store %1, %alloc[%c0] : memref<2xf32>
          omp.terminator
        }
        omp.section {
          %1 = memref.load %arg1[%c0] : memref<4xf32>
          memref.store %1, %alloc[%c1] : memref<2xf32>
          omp.terminator
        }
        omp.terminator
      }
      memref.dealloc %alloc : memref<2xf32>
      omp.barrier
      omp.single {
        %1 = memref.load %alloc[%c0] : memref<2xf32>
        %2 = memref.load %alloc[%c1] : memref<2xf32>
        %3 = arith.addf %1, %2 : f32
        memref.store %3, %alloc_0[%c0] : memref<1xf32>
        omp.terminator
      }
      omp.terminator
    }
    %0 = memref.load %alloc_0[%c0] : memref<1xf32>
    memref.dealloc %alloc_0 : memref<1xf32>
    return %0 : f32
  }
}
