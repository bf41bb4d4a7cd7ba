// Exercises: a public function returns a global's buffer or a fresh one; the global is never owned and has to be cloned.
memref.global "private" constant @table : memref<3xi32> = dense<[3, 1, 4]>
func.func @get(%c: i1, %x: i32) -> memref<3xi32> {
  %g = memref.get_global @table : memref<3xi32>
  %r = scf.if %c -> (memref<3xi32>) {
    scf.yield %g : memref<3xi32>
  } else {
    %a = memref.alloc() : memref<3xi32>
    linalg.fill ins(%x : i32) outs(%a : memref<3xi32>)
    scf.yield %a : memref<3xi32>
  }
  return %r : memref<3xi32>
}
func.func @main() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %k6 = arith.constant 6 : i32
  %t = arith.constant true
  %f = arith.constant false
  %0 = func.call @get(%t, %k6) : (i1, i32) -> memref<3xi32>
  scf.for %i = %c0 to %c3 step %c1 {
    %e = memref.load %0[%i] : memref<3xi32>
    vector.print %e : i32
  }
  %1 = func.call @get(%f, %k6) : (i1, i32) -> memref<3xi32>
  scf.for %i_2 = %c0 to %c3 step %c1 {
    %e_2 = memref.load %1[%i_2] : memref<3xi32>
    vector.print %e_2 : i32
  }
  return
}
