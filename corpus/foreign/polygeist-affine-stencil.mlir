// Style: Polygeist: raised affine loops with a ping-pong pair of buffers.
func.func @jacobi(%u: memref<8x8xf64>, %steps: index) {
  %c3 = arith.constant 3 : index
  %q = arith.constant 2.500000e-01 : f64
  %t = arith.minui %steps, %c3 : index
  %a = memref.alloc() : memref<8x8xf64>
  %b = memref.alloc() : memref<8x8xf64>
  memref.copy %u, %a : memref<8x8xf64> to memref<8x8xf64>
  memref.copy %u, %b : memref<8x8xf64> to memref<8x8xf64>
  %r:2 = affine.for %s = 0 to %t iter_args(%src = %a, %dst = %b) -> (memref<8x8xf64>, memref<8x8xf64>) {
    affine.for %i = 1 to 7 {
      affine.for %j = 1 to 7 {
        %n = affine.load %src[%i - 1, %j] : memref<8x8xf64>
        %so = affine.load %src[%i + 1, %j] : memref<8x8xf64>
        %w = affine.load %src[%i, %j - 1] : memref<8x8xf64>
        %e = affine.load %src[%i, %j + 1] : memref<8x8xf64>
        %0 = arith.addf %n, %so : f64
        %1 = arith.addf %w, %e : f64
        %2 = arith.addf %0, %1 : f64
        %3 = arith.mulf %2, %q : f64
        affine.store %3, %dst[%i, %j] : memref<8x8xf64>
      }
    }
    affine.yield %dst, %src : memref<8x8xf64>, memref<8x8xf64>
  }
  memref.copy %r#0, %u : memref<8x8xf64> to memref<8x8xf64>
  return
}
