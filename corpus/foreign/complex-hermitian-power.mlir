// Style: quantum chemistry, power iteration with a Hermitian matrix given as real and imaginary buffers; conj, norm and division of complex numbers.
func.func @power(%h: memref<?x?xcomplex<f64>>, %v: memref<?xcomplex<f64>>, %iters: i32) -> memref<?xcomplex<f64>> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %i0 = arith.constant 0 : i32
  %i1 = arith.constant 1 : i32
  %z = arith.constant 0.0 : f64
  %cz = complex.create %z, %z : complex<f64>
  %n = memref.dim %v, %c0 : memref<?xcomplex<f64>>
  %x0 = memref.alloc(%n) : memref<?xcomplex<f64>>
  memref.copy %v, %x0 : memref<?xcomplex<f64>> to memref<?xcomplex<f64>>
  %r = scf.for %t = %i0 to %iters step %i1 iter_args(%x = %x0) -> (memref<?xcomplex<f64>>) : i32 {
    %y = memref.alloc(%n) : memref<?xcomplex<f64>>
    scf.for %i = %c0 to %n step %c1 {
      %s = scf.for %j = %c0 to %n step %c1 iter_args(%a = %cz) -> (complex<f64>) {
        %m = memref.load %h[%i, %j] : memref<?x?xcomplex<f64>>
        %mc = complex.conj %m : complex<f64>
        %e = memref.load %x[%j] : memref<?xcomplex<f64>>
        %p = complex.mul %mc, %e : complex<f64>
        %q = complex.add %a, %p : complex<f64>
        scf.yield %q : complex<f64>
      }
      memref.store %s, %y[%i] : memref<?xcomplex<f64>>
    }
    %nn = scf.for %i = %c0 to %n step %c1 iter_args(%a = %z) -> (f64) {
      %e = memref.load %y[%i] : memref<?xcomplex<f64>>
      %re = complex.re %e : complex<f64>
      %im = complex.im %e : complex<f64>
      %r2 = arith.mulf %re, %re : f64
      %s2 = math.fma %im, %im, %r2 : f64
      %b = arith.addf %a, %s2 : f64
      scf.yield %b : f64
    }
    %norm = math.sqrt %nn : f64
    %cn = complex.create %norm, %z : complex<f64>
    %pos = arith.cmpf ogt, %norm, %z : f64
    scf.if %pos {
      scf.for %i = %c0 to %n step %c1 {
        %e = memref.load %y[%i] : memref<?xcomplex<f64>>
        %d = complex.div %e, %cn : complex<f64>
        %w = complex.neg %d : complex<f64>
        %same = complex.eq %w, %d : complex<f64>
        %k = arith.select %same, %cz, %d : complex<f64>
        memref.store %k, %y[%i] : memref<?xcomplex<f64>>
      }
    }
    scf.yield %y : memref<?xcomplex<f64>>
  }
  return %r : memref<?xcomplex<f64>>
}
