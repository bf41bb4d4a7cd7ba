// Style: numerical library, conjugate gradients with a callback for the matrix, three work vectors, early exit.
func.func private @apply(%x: memref<?xf64>, %y: memref<?xf64>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %two = arith.constant 2.0 : f64
  %n = memref.dim %x, %c0 : memref<?xf64>
  scf.for %i = %c0 to %n step %c1 {
    %v = memref.load %x[%i] : memref<?xf64>
    %d = arith.mulf %v, %two : f64
    memref.store %d, %y[%i] : memref<?xf64>
  }
  return
}
func.func private @dot(%x: memref<?xf64>, %y: memref<?xf64>) -> f64 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %z = arith.constant 0.0 : f64
  %n = memref.dim %x, %c0 : memref<?xf64>
  %s = scf.for %i = %c0 to %n step %c1 iter_args(%a = %z) -> (f64) {
    %v = memref.load %x[%i] : memref<?xf64>
    %w = memref.load %y[%i] : memref<?xf64>
    %p = arith.mulf %v, %w : f64
    %b = arith.addf %a, %p : f64
    scf.yield %b : f64
  }
  return %s : f64
}
func.func @cg(%b: memref<?xf64>, %iters: i8) -> (memref<?xf64>, i8) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %z = arith.constant 0.0 : f64
  %eps = arith.constant 1.0e-9 : f64
  %one = arith.constant 1 : i8
  %z8 = arith.constant 0 : i8
  %n = memref.dim %b, %c0 : memref<?xf64>
  %x = memref.alloc(%n) : memref<?xf64>
  %r = memref.alloc(%n) : memref<?xf64>
  %p = memref.alloc(%n) : memref<?xf64>
  %q = memref.alloc(%n) : memref<?xf64>
  linalg.fill ins(%z : f64) outs(%x : memref<?xf64>)
  memref.copy %b, %r : memref<?xf64> to memref<?xf64>
  memref.copy %b, %p : memref<?xf64> to memref<?xf64>
  %rr = call @dot(%r, %r) : (memref<?xf64>, memref<?xf64>) -> f64
  cf.br ^loop(%z8, %rr : i8, f64)
^loop(%k: i8, %rho: f64):
  %m = arith.cmpi slt, %k, %iters : i8
  %e = arith.cmpf ogt, %rho, %eps : f64
  %go = arith.andi %m, %e : i1
  cf.cond_br %go, ^body, ^out
^body:
  call @apply(%p, %q) : (memref<?xf64>, memref<?xf64>) -> ()
  %pq = call @dot(%p, %q) : (memref<?xf64>, memref<?xf64>) -> f64
  %flat = arith.cmpf oeq, %pq, %z : f64
  cf.cond_br %flat, ^out, ^step
^step:
  %alpha = arith.divf %rho, %pq : f64
  scf.for %i = %c0 to %n step %c1 {
    %xi = memref.load %x[%i] : memref<?xf64>
    %pi = memref.load %p[%i] : memref<?xf64>
    %ap = arith.mulf %alpha, %pi : f64
    %x1 = arith.addf %xi, %ap : f64
    memref.store %x1, %x[%i] : memref<?xf64>
    %ri = memref.load %r[%i] : memref<?xf64>
    %qi = memref.load %q[%i] : memref<?xf64>
    %aq = arith.mulf %alpha, %qi : f64
    %r1 = arith.subf %ri, %aq : f64
    memref.store %r1, %r[%i] : memref<?xf64>
  }
  %rho1 = call @dot(%r, %r) : (memref<?xf64>, memref<?xf64>) -> f64
  %beta = arith.divf %rho1, %rho : f64
  scf.for %i = %c0 to %n step %c1 {
    %ri = memref.load %r[%i] : memref<?xf64>
    %pi = memref.load %p[%i] : memref<?xf64>
    %bp = arith.mulf %beta, %pi : f64
    %p1 = arith.addf %ri, %bp : f64
    memref.store %p1, %p[%i] : memref<?xf64>
  }
  %k1 = arith.addi %k, %one : i8
  cf.br ^loop(%k1, %rho1 : i8, f64)
^out:
  return %x, %k : memref<?xf64>, i8
}
