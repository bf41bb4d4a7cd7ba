// mistake: the buffer %alloc is freed twice
// expected: double-free
module {
  omp.private {type = private} @t_private : memref<1xf32>
  func.func @f(%arg0: memref<?xf32>, %arg1: memref<1xf32>) attributes {freehold.deallocated = ["memref"]} {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %cst = arith.constant 2.000000e+00 : f32
    %dim = memref.dim %arg0, %c0 : memref<?xf32>
    %alloc = memref.alloc(%dim) : memref<?xf32>
    omp.parallel private(@t_private %arg1 -> %arg2 : memref<1xf32>) {
      omp.wsloop {
        omp.loop_nest (%arg3) : index = (%c0) to (%dim) step (%c1) {
          %0 = memref.load %arg0[%arg3] : memref<?xf32>
          %1 = arith.mulf %0, %cst : f32
          memref.store %1, %arg2[%c0] : memref<1xf32>
          %2 = memref.load %arg2[%c0] : memref<1xf32>
          memref.store %2, %alloc[%arg3] : memref<?xf32>
          omp.yield
        }
      }
      omp.terminator
    }
    memref.copy %alloc, %arg0 : memref<?xf32> to memref<?xf32>
    memref.dealloc %alloc : memref<?xf32>
    memref.dealloc %alloc : memref<?xf32>
    return
  }
}

