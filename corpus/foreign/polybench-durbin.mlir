// Style: Polygeist, Polybench durbin: Levinson recursion, the VLA z becomes a heap array of each step.
func.func @kernel_durbin(%n: index, %r: memref<16xf64>, %y: memref<16xf64>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c16 = arith.constant 16 : index
  %one = arith.constant 1.0 : f64
  %zero = arith.constant 0.0 : f64
  %in = arith.minui %n, %c16 : index
  %r0 = memref.load %r[%c0] : memref<16xf64>
  %y0 = arith.negf %r0 : f64
  memref.store %y0, %y[%c0] : memref<16xf64>
  %res:2 = scf.for %k = %c1 to %in step %c1 iter_args(%beta = %one, %alpha = %y0) -> (f64, f64) {
    %aa = arith.mulf %alpha, %alpha : f64
    %f = arith.subf %one, %aa : f64
    %b2 = arith.mulf %f, %beta : f64
    %sum = scf.for %i = %c0 to %k step %c1 iter_args(%s = %zero) -> (f64) {
      %k1 = arith.subi %k, %i : index
      %k2 = arith.subi %k1, %c1 : index
      %rv = memref.load %r[%k2] : memref<16xf64>
      %yv = memref.load %y[%i] : memref<16xf64>
      %p = arith.mulf %rv, %yv : f64
      %s2 = arith.addf %s, %p : f64
      scf.yield %s2 : f64
    }
    %rk = memref.load %r[%k] : memref<16xf64>
    %num = arith.addf %rk, %sum : f64
    %q = arith.divf %num, %b2 : f64
    %a2 = arith.negf %q : f64
    %z = memref.alloc(%k) : memref<?xf64>
    scf.for %i = %c0 to %k step %c1 {
      %k1 = arith.subi %k, %i : index
      %k2 = arith.subi %k1, %c1 : index
      %yi = memref.load %y[%i] : memref<16xf64>
      %yk = memref.load %y[%k2] : memref<16xf64>
      %p = arith.mulf %a2, %yk : f64
      %zi = arith.addf %yi, %p : f64
      memref.store %zi, %z[%i] : memref<?xf64>
    }
    %head = memref.subview %y[0] [%k] [1] : memref<16xf64> to memref<?xf64, strided<[1]>>
    memref.copy %z, %head : memref<?xf64> to memref<?xf64, strided<[1]>>
    memref.store %a2, %y[%k] : memref<16xf64>
    scf.yield %b2, %a2 : f64, f64
  }
  return
}
