// Style: Flang offload to host fallback, a target data region maps two arrays, a loop updates them.
func.func @offload(%x: memref<16xf32>) -> f32 {
  %c0 = arith.constant 0 : index
  %c16 = arith.constant 16 : index
  %c1 = arith.constant 1 : index
  %z = arith.constant 0.0 : f32
  %tmp = memref.alloc() : memref<16xf32>
  %m0 = omp.map.info var_ptr(%x : memref<16xf32>, tensor<16xf32>) map_clauses(to) capture(ByRef) -> memref<16xf32> {name = ""}
  %m1 = omp.map.info var_ptr(%tmp : memref<16xf32>, tensor<16xf32>) map_clauses(from) capture(ByRef) -> memref<16xf32> {name = ""}
  omp.target_data map_entries(%m0, %m1 : memref<16xf32>, memref<16xf32>) {
    omp.parallel {
      omp.wsloop {
        omp.loop_nest (%i) : index = (%c0) to (%c16) step (%c1) {
          %v = memref.load %x[%i] : memref<16xf32>
          %w = arith.mulf %v, %v : f32
          memref.store %w, %tmp[%i] : memref<16xf32>
          omp.yield
        }
      }
      omp.terminator
    }
    omp.terminator
  }
  %s = scf.for %i = %c0 to %c16 step %c1 iter_args(%a = %z) -> (f32) {
    %v = memref.load %tmp[%i] : memref<16xf32>
    %b = arith.addf %a, %v : f32
    scf.yield %b : f32
  }
  return %s : f32
}
