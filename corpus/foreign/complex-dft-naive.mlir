// Style: signal-processing compiler, naive DFT with twiddles from complex.exp, magnitudes and phases split into two results.
func.func @dft(%x: memref<?xcomplex<f32>>, %inverse: i1) -> (memref<?xf32>, memref<?xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = memref.dim %x, %c0 : memref<?xcomplex<f32>>
  %tau = arith.constant 6.2831853 : f32
  %ntau = arith.constant -6.2831853 : f32
  %zero = arith.constant 0.0 : f32
  %turn = arith.select %inverse, %tau, %ntau : f32
  %ni = arith.index_cast %n : index to i32
  %nf = arith.uitofp %ni : i32 to f32
  %cz = complex.constant [0.0 : f32, 0.0 : f32] : complex<f32>
  %y = memref.alloc(%n) : memref<?xcomplex<f32>>
  %mag = memref.alloc(%n) : memref<?xf32>
  %arg = memref.alloc(%n) : memref<?xf32>
  affine.for %k = 0 to %n {
    %s = affine.for %j = 0 to %n iter_args(%acc = %cz) -> (complex<f32>) {
      %kj = arith.muli %k, %j : index
      %m = arith.remui %kj, %n : index
      %mi = arith.index_cast %m : index to i32
      %mf = arith.uitofp %mi : i32 to f32
      %t = arith.divf %mf, %nf : f32
      %phi = arith.mulf %turn, %t : f32
      %e = complex.create %zero, %phi : complex<f32>
      %w = complex.exp %e : complex<f32>
      %v = affine.load %x[%j] : memref<?xcomplex<f32>>
      %p = complex.mul %v, %w : complex<f32>
      %q = complex.add %acc, %p : complex<f32>
      affine.yield %q : complex<f32>
    }
    affine.store %s, %y[%k] : memref<?xcomplex<f32>>
  }
  affine.for %k = 0 to %n {
    %v = affine.load %y[%k] : memref<?xcomplex<f32>>
    %a = complex.abs %v : complex<f32>
    %g = complex.angle %v : complex<f32>
    affine.store %a, %mag[%k] : memref<?xf32>
    affine.store %g, %arg[%k] : memref<?xf32>
  }
  return %mag, %arg : memref<?xf32>, memref<?xf32>
}
