// mistake: `memref.dealloc %alloc` stands twice
// expected: double-free
module {
  func.func @offload(%arg0: memref<16xf32>) -> f32 attributes {freehold.deallocated = ["memref"]} {
    %c0 = arith.constant 0 : index
    %c16 = arith.constant 16 : index
    %c1 = arith.constant 1 : index
    %cst = arith.constant 0.000000e+00 : f32
    %alloc = memref.alloc() : memref<16xf32>
    %0 = omp.map.info var_ptr(%arg0 : memref<16xf32>, tensor<16xf32>) map_clauses(to) capture(ByRef) -> memref<16xf32> {name = ""}
    %1 = omp.map.info var_ptr(%alloc : memref<16xf32>, tensor<16xf32>) map_clauses(from) capture(ByRef) -> memref<16xf32> {name = ""}
    omp.target_data map_entries(%0, %1 : memref<16xf32>, memref<16xf32>) {
      omp.parallel {
        omp.wsloop {
          omp.loop_nest (%arg1) : index = (%c0) to (%c16) step (%c1) {
            %3 = memref.load %arg0[%arg1] : memref<16xf32>
            %4 = arith.mulf %3, %3 : f32
            memref.store %4, %alloc[%arg1] : memref<16xf32>
            omp.yield
          }
        }
        omp.terminator
      }
      omp.terminator
    }
    %2 = scf.for %arg1 = %c0 to %c16 step %c1 iter_args(%arg2 = %cst) -> (f32) {
      %3 = memref.load %alloc[%arg1] : memref<16xf32>
      %4 = arith.addf %arg2, %3 : f32
      scf.yield %4 : f32
    }
    memref.dealloc %alloc : memref<16xf32>
    memref.dealloc %alloc : memref<16xf32>
    return %2 : f32
  }
}
