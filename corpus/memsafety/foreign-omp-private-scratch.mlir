// expected: safe
// This is what fh makes of corpus/foreign/omp-private-scratch.mlir.
module {
  func.func @rows(%arg0: memref<4x8xf64>) -> memref<4xf64> attributes {freehold.deallocated = ["memref"]} {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c4 = arith.constant 4 : index
    %cst = arith.constant 0.000000e+00 : f64
    %alloc = memref.alloc() : memref<4xf64>
    omp.parallel {
      omp.wsloop {
        omp.loop_nest (%arg1) : index = (%c0) to (%c4) step (%c1) {
          %alloc_0 = memref.alloc() : memref<8xf64>
          %subview = memref.subview %arg0[%arg1, 0] [1, 8] [1, 1] : memref<4x8xf64> to memref<8xf64, strided<[1], offset: ?>>
          memref.copy %subview, %alloc_0 : memref<8xf64, strided<[1], offset: ?>> to memref<8xf64>
          %0 = affine.for %arg2 = 0 to 8 iter_args(%arg3 = %cst) -> (f64) {
            %1 = affine.load %alloc_0[%arg2] : memref<8xf64>
            %2 = arith.addf %arg3, %1 : f64
            affine.yield %2 : f64
          }
          memref.store %0, %alloc[%arg1] : memref<4xf64>
          memref.dealloc %alloc_0 : memref<8xf64>
          omp.yield
        }
      }
      omp.terminator
    }
    return %alloc : memref<4xf64>
  }
}

