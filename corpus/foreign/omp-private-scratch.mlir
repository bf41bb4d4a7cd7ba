// Style: Polygeist with OpenMP, each thread of an omp.parallel allocates and frees its own scratch row by hand.
func.func @rows(%A: memref<4x8xf64>) -> memref<4xf64> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %zero = arith.constant 0.0 : f64
  %r = memref.alloc() : memref<4xf64>
  omp.parallel {
    omp.wsloop {
      omp.loop_nest (%i) : index = (%c0) to (%c4) step (%c1) {
        %row = memref.alloc() : memref<8xf64>
        %src = memref.subview %A[%i, 0] [1, 8] [1, 1] : memref<4x8xf64> to memref<8xf64, strided<[1], offset: ?>>
        memref.copy %src, %row : memref<8xf64, strided<[1], offset: ?>> to memref<8xf64>
        %s = affine.for %j = 0 to 8 iter_args(%a = %zero) -> (f64) {
          %v = affine.load %row[%j] : memref<8xf64>
          %b = arith.addf %a, %v : f64
          affine.yield %b : f64
        }
        memref.store %s, %r[%i] : memref<4xf64>
        memref.dealloc %row : memref<8xf64>
        omp.yield
      }
    }
    omp.terminator
  }
  return %r : memref<4xf64>
}
