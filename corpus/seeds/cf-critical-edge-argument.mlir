// Exercises: critical edge whose operand is a function argument (flag false, no clone, no extra block); the other edge brings a fresh buffer.
func.func @crit(%c: i1, %arg: memref<2xi32>, %out: memref<2xi32>) {
  cf.cond_br %c, ^bb1, ^bb2(%arg : memref<2xi32>)
^bb1:
  %k9 = arith.constant 9 : i32
  %b = memref.alloc() : memref<2xi32>
  linalg.fill ins(%k9 : i32) outs(%b : memref<2xi32>)
  cf.br ^bb2(%b : memref<2xi32>)
^bb2(%p: memref<2xi32>):
  memref.copy %p, %out : memref<2xi32> to memref<2xi32>
  return
}
func.func @main() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %k0 = arith.constant 0 : i32
  %k5 = arith.constant 5 : i32
  %t = arith.constant true
  %f = arith.constant false
  %m = memref.alloc() : memref<2xi32>
  linalg.fill ins(%k5 : i32) outs(%m : memref<2xi32>)
  %o = memref.alloc() : memref<2xi32>
  linalg.fill ins(%k0 : i32) outs(%o : memref<2xi32>)
  func.call @crit(%t, %m, %o) : (i1, memref<2xi32>, memref<2xi32>) -> ()
  scf.for %i = %c0 to %c2 step %c1 {
    %e = memref.load %o[%i] : memref<2xi32>
    vector.print %e : i32
  }
  func.call @crit(%f, %m, %o) : (i1, memref<2xi32>, memref<2xi32>) -> ()
  scf.for %i_2 = %c0 to %c2 step %c1 {
    %e_2 = memref.load %o[%i_2] : memref<2xi32>
    vector.print %e_2 : i32
  }
  return
}
