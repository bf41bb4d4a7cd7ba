// Style: C solver through Polygeist, conjugate-gradient-like loop that runs until the residual is small, with no limit of iterations.
func.func @relax(%b: memref<4xf64>, %eps: f64) -> memref<4xf64> {
  %zero = arith.constant 0.0 : f64
  %half = arith.constant 0.5 : f64
  %start = arith.constant 1.0e+300 : f64
  %x = memref.alloc() : memref<4xf64>
  linalg.fill ins(%zero : f64) outs(%x : memref<4xf64>)
  %r = scf.while (%res = %start) : (f64) -> f64 {
    %go = arith.cmpf ogt, %res, %eps : f64
    scf.condition(%go) %res : f64
  } do {
  ^bb0(%res: f64):
    %d = memref.alloc() : memref<4xf64>
    linalg.sub ins(%b, %x : memref<4xf64>, memref<4xf64>) outs(%d : memref<4xf64>)
    %n = affine.for %i = 0 to 4 iter_args(%acc = %zero) -> (f64) {
      %v = affine.load %d[%i] : memref<4xf64>
      %h = arith.mulf %v, %half : f64
      %xv = affine.load %x[%i] : memref<4xf64>
      %nx = arith.addf %xv, %h : f64
      affine.store %nx, %x[%i] : memref<4xf64>
      %vv = arith.mulf %v, %v : f64
      %s = arith.addf %acc, %vv : f64
      affine.yield %s : f64
    }
    scf.yield %n : f64
  }
  return %x : memref<4xf64>
}
