// Style: quantum compiler's simulator back end, applies one-qubit gates to a state vector of complex numbers kept as two f64 buffers.
func.func private @apply(%re: memref<8xf64>, %im: memref<8xf64>, %q: index, %g: memref<2x2xf64>) -> (memref<8xf64>, memref<8xf64>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c8 = arith.constant 8 : index
  %g00 = affine.load %g[0, 0] : memref<2x2xf64>
  %g01 = affine.load %g[0, 1] : memref<2x2xf64>
  %g10 = affine.load %g[1, 0] : memref<2x2xf64>
  %g11 = affine.load %g[1, 1] : memref<2x2xf64>
  %nr = memref.alloc() : memref<8xf64>
  %ni = memref.alloc() : memref<8xf64>
  %bit = arith.shli %c1, %q : index
  scf.for %i = %c0 to %c8 step %c1 {
    %on = arith.andi %i, %bit : index
    %is1 = arith.cmpi ne, %on, %c0 : index
    %other = arith.xori %i, %bit : index
    %d = arith.select %is1, %g11, %g00 : f64
    %o = arith.select %is1, %g10, %g01 : f64
    %r0 = memref.load %re[%i] : memref<8xf64>
    %r1 = memref.load %re[%other] : memref<8xf64>
    %i0 = memref.load %im[%i] : memref<8xf64>
    %i1 = memref.load %im[%other] : memref<8xf64>
    %a = arith.mulf %d, %r0 : f64
    %b = arith.mulf %o, %r1 : f64
    %r = arith.addf %a, %b : f64
    %c = arith.mulf %d, %i0 : f64
    %e = arith.mulf %o, %i1 : f64
    %m = arith.addf %c, %e : f64
    memref.store %r, %nr[%i] : memref<8xf64>
    memref.store %m, %ni[%i] : memref<8xf64>
  }
  return %nr, %ni : memref<8xf64>, memref<8xf64>
}
memref.global "private" constant @hadamard : memref<2x2xf64> = dense<[[0.70710678, 0.70710678], [0.70710678, -0.70710678]]>
memref.global "private" constant @not : memref<2x2xf64> = dense<[[0.0, 1.0], [1.0, 0.0]]>
func.func @circuit(%ops: memref<?xi8>) -> memref<8xf64> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %k1 = arith.constant 1 : i8
  %k2 = arith.constant 2 : i8
  %k4 = arith.constant 4 : i8
  %z8 = arith.constant 0 : i8
  %zero = arith.constant 0.0 : f64
  %one = arith.constant 1.0 : f64
  %n = memref.dim %ops, %c0 : memref<?xi8>
  %re = memref.alloc() : memref<8xf64>
  %im = memref.alloc() : memref<8xf64>
  linalg.fill ins(%zero : f64) outs(%re : memref<8xf64>)
  linalg.fill ins(%zero : f64) outs(%im : memref<8xf64>)
  memref.store %one, %re[%c0] : memref<8xf64>
  %s:2 = scf.for %i = %c0 to %n step %c1 iter_args(%r = %re, %m = %im) -> (memref<8xf64>, memref<8xf64>) {
    %op = memref.load %ops[%i] : memref<?xi8>
    %q8 = arith.andi %op, %k1 : i8
    %q = arith.index_castui %q8 : i8 to index
    %kind = arith.andi %op, %k2 : i8
    %isnot = arith.cmpi ne, %kind, %z8 : i8
    %skip8 = arith.andi %op, %k4 : i8
    %skip = arith.cmpi ne, %skip8, %z8 : i8
    %t:2 = scf.if %skip -> (memref<8xf64>, memref<8xf64>) {
      scf.yield %r, %m : memref<8xf64>, memref<8xf64>
    } else {
      %h = memref.get_global @hadamard : memref<2x2xf64>
      %x = memref.get_global @not : memref<2x2xf64>
      %g = arith.select %isnot, %x, %h : memref<2x2xf64>
      %u:2 = func.call @apply(%r, %m, %q, %g) : (memref<8xf64>, memref<8xf64>, index, memref<2x2xf64>) -> (memref<8xf64>, memref<8xf64>)
      scf.yield %u#0, %u#1 : memref<8xf64>, memref<8xf64>
    }
    scf.yield %t#0, %t#1 : memref<8xf64>, memref<8xf64>
  }
  %p = memref.alloc() : memref<8xf64>
  linalg.map ins(%s#0, %s#1 : memref<8xf64>, memref<8xf64>) outs(%p : memref<8xf64>) (%a: f64, %b: f64, %o: f64) {
    %aa = arith.mulf %a, %a : f64
    %bb = arith.mulf %b, %b : f64
    %ab = arith.addf %aa, %bb : f64
    linalg.yield %ab : f64
  }
  return %p : memref<8xf64>
}
