// Exercises: f64 buffers in a branch of cf, with math functions on loaded values.
func.func @double(%c: i1, %x: f64) -> memref<2xf64> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %a = memref.alloc() : memref<2xf64>
  linalg.fill ins(%x : f64) outs(%a : memref<2xf64>)
  cf.cond_br %c, ^bb1, ^bb2(%a : memref<2xf64>)
^bb1:
  %v = memref.load %a[%c1] : memref<2xf64>
  %w = math.absf %v : f64
  %s = math.sqrt %w : f64
  %b = memref.alloc() : memref<2xf64>
  linalg.fill ins(%s : f64) outs(%b : memref<2xf64>)
  cf.br ^bb2(%b : memref<2xf64>)
^bb2(%p: memref<2xf64>):
  return %p : memref<2xf64>
}
func.func @main() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %x = arith.constant -2.0 : f64
  %t = arith.constant true
  %0 = func.call @double(%t, %x) : (i1, f64) -> memref<2xf64>
  scf.for %i = %c0 to %c2 step %c1 {
    %e = memref.load %0[%i] : memref<2xf64>
    vector.print %e : f64
    %b = arith.bitcast %e : f64 to i64
    vector.print %b : i64
  }
  return
}
