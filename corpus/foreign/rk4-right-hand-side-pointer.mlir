// Style: ODE library, classical Runge-Kutta, the right-hand side is a function value that returns a new buffer.
func.func private @oscillator(%t: f64, %y: memref<2xf64>) -> memref<2xf64> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %d = memref.alloc() : memref<2xf64>
  %a = memref.load %y[%c0] : memref<2xf64>
  %b = memref.load %y[%c1] : memref<2xf64>
  %na = arith.negf %a : f64
  memref.store %b, %d[%c0] : memref<2xf64>
  memref.store %na, %d[%c1] : memref<2xf64>
  return %d : memref<2xf64>
}
func.func private @decay(%t: f64, %y: memref<2xf64>) -> memref<2xf64> {
  %d = memref.alloc() : memref<2xf64>
  linalg.map ins(%y : memref<2xf64>) outs(%d : memref<2xf64>)
    (%v: f64, %o: f64) {
      %m = arith.negf %v : f64
      linalg.yield %m : f64
    }
  return %d : memref<2xf64>
}
func.func private @axpy(%h: f64, %k: memref<2xf64>, %y: memref<2xf64>) -> memref<2xf64> {
  %r = memref.alloc() : memref<2xf64>
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  scf.for %i = %c0 to %c2 step %c1 {
    %a = memref.load %k[%i] : memref<2xf64>
    %b = memref.load %y[%i] : memref<2xf64>
    %m = arith.mulf %a, %h : f64
    %s = arith.addf %m, %b : f64
    memref.store %s, %r[%i] : memref<2xf64>
  }
  return %r : memref<2xf64>
}
func.func @integrate(%which: i1, %steps: i8, %y0: memref<2xf64>) -> memref<2xf64> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %h = arith.constant 0.125 : f64
  %h2 = arith.constant 0.0625 : f64
  %t = arith.constant 0.0 : f64
  %f1 = func.constant @oscillator : (f64, memref<2xf64>) -> memref<2xf64>
  %f2 = func.constant @decay : (f64, memref<2xf64>) -> memref<2xf64>
  %f = arith.select %which, %f1, %f2 : (f64, memref<2xf64>) -> memref<2xf64>
  %mask = arith.constant 7 : i8
  %few = arith.andi %steps, %mask : i8
  %n = arith.index_castui %few : i8 to index
  %start = memref.alloc() : memref<2xf64>
  memref.copy %y0, %start : memref<2xf64> to memref<2xf64>
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%y = %start) -> (memref<2xf64>) {
    %k1 = func.call_indirect %f(%t, %y) : (f64, memref<2xf64>) -> memref<2xf64>
    %y1 = func.call @axpy(%h2, %k1, %y) : (f64, memref<2xf64>, memref<2xf64>) -> memref<2xf64>
    %k2 = func.call_indirect %f(%t, %y1) : (f64, memref<2xf64>) -> memref<2xf64>
    %y2 = func.call @axpy(%h2, %k2, %y) : (f64, memref<2xf64>, memref<2xf64>) -> memref<2xf64>
    %k3 = func.call_indirect %f(%t, %y2) : (f64, memref<2xf64>) -> memref<2xf64>
    %y3 = func.call @axpy(%h, %k3, %y) : (f64, memref<2xf64>, memref<2xf64>) -> memref<2xf64>
    scf.yield %y3 : memref<2xf64>
  }
  return %r : memref<2xf64>
}
