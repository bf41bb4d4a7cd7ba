// expected: safe
// This is what fh makes of corpus/foreign/omp-parallel-reduction.mlir.
module {
  func.func @smooth(%arg0: memref<?xf32>, %arg1: memref<f32>) attributes {freehold.deallocated = ["memref"]} {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %cst = arith.constant 5.000000e-01 : f32
    %dim = memref.dim %arg0, %c0 : memref<?xf32>
    %alloc = memref.alloc(%dim) : memref<?xf32>
    omp.parallel {
      omp.wsloop {
        omp.loop_nest (%arg2) : index = (%c0) to (%dim) step (%c1) {
          %0 = memref.load %arg0[%arg2] : memref<?xf32>
          %1 = arith.mulf %0, %cst : f32
          memref.store %1, %alloc[%arg2] : memref<?xf32>
          omp.yield
        }
      }
      omp.master {
        %0 = memref.load %arg1[] : memref<f32>
        %1 = scf.for %arg2 = %c0 to %dim step %c1 iter_args(%arg3 = %0) -> (f32) {
          %2 = memref.load %alloc[%arg2] : memref<?xf32>
          %3 = arith.addf %arg3, %2 : f32
          scf.yield %3 : f32
        }
        memref.store %1, %arg1[] : memref<f32>
        omp.terminator
      }
      omp.terminator
    }
    memref.dealloc %alloc : memref<?xf32>
    return
  }
}

