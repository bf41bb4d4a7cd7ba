// Style: finite-difference code, Thomas algorithm for tridiagonal systems; the back substitution runs over views with negative strides.
func.func @thomas(%lo: memref<?xf64>, %di: memref<?xf64>, %up: memref<?xf64>, %b: memref<?xf64>) -> memref<?xf64> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = memref.dim %di, %c0 : memref<?xf64>
  %last = arith.subi %n, %c1 : index
  %cp = memref.alloc(%n) : memref<?xf64>
  %dp = memref.alloc(%n) : memref<?xf64>
  %x = memref.alloc(%n) : memref<?xf64>
  %d0 = memref.load %di[%c0] : memref<?xf64>
  %u0 = memref.load %up[%c0] : memref<?xf64>
  %b0 = memref.load %b[%c0] : memref<?xf64>
  %q0 = arith.divf %u0, %d0 : f64
  %r0 = arith.divf %b0, %d0 : f64
  memref.store %q0, %cp[%c0] : memref<?xf64>
  memref.store %r0, %dp[%c0] : memref<?xf64>
  scf.for %i = %c1 to %n step %c1 {
    %p = arith.subi %i, %c1 : index
    %l = memref.load %lo[%i] : memref<?xf64>
    %d = memref.load %di[%i] : memref<?xf64>
    %u = memref.load %up[%i] : memref<?xf64>
    %f = memref.load %b[%i] : memref<?xf64>
    %cpp = memref.load %cp[%p] : memref<?xf64>
    %dpp = memref.load %dp[%p] : memref<?xf64>
    %lc = arith.mulf %l, %cpp : f64
    %den = arith.subf %d, %lc : f64
    %cc = arith.divf %u, %den : f64
    %ld = arith.mulf %l, %dpp : f64
    %num = arith.subf %f, %ld : f64
    %dd = arith.divf %num, %den : f64
    memref.store %cc, %cp[%i] : memref<?xf64>
    memref.store %dd, %dp[%i] : memref<?xf64>
  }
  %rx = memref.reinterpret_cast %x to offset: [%last], sizes: [%n], strides: [-1] : memref<?xf64> to memref<?xf64, strided<[-1], offset: ?>>
  %rc = memref.reinterpret_cast %cp to offset: [%last], sizes: [%n], strides: [-1] : memref<?xf64> to memref<?xf64, strided<[-1], offset: ?>>
  %rd = memref.reinterpret_cast %dp to offset: [%last], sizes: [%n], strides: [-1] : memref<?xf64> to memref<?xf64, strided<[-1], offset: ?>>
  %z = arith.constant 0.0 : f64
  %e = scf.for %i = %c0 to %n step %c1 iter_args(%prev = %z) -> (f64) {
    %c = memref.load %rc[%i] : memref<?xf64, strided<[-1], offset: ?>>
    %d = memref.load %rd[%i] : memref<?xf64, strided<[-1], offset: ?>>
    %cx = arith.mulf %c, %prev : f64
    %v = arith.subf %d, %cx : f64
    memref.store %v, %rx[%i] : memref<?xf64, strided<[-1], offset: ?>>
    scf.yield %v : f64
  }
  return %x : memref<?xf64>
}
