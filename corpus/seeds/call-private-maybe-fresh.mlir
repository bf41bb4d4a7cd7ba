// Exercises: private function that returns its argument or a fresh buffer depending on a condition; the caller learns which only at run time.
func.func private @maybe(%c: i1, %m: memref<?xi32>, %x: i32) -> memref<?xi32> {
  %c0 = arith.constant 0 : index
  %r = scf.if %c -> (memref<?xi32>) {
    scf.yield %m : memref<?xi32>
  } else {
    %n = memref.dim %m, %c0 : memref<?xi32>
    %a = memref.alloc(%n) : memref<?xi32>
    linalg.fill ins(%x : i32) outs(%a : memref<?xi32>)
    scf.yield %a : memref<?xi32>
  }
  return %r : memref<?xi32>
}
func.func @use(%c: i1, %d: i1, %arg: memref<?xi32>, %x: i32) -> memref<?xi32> {
  %k1 = arith.constant 1 : i32
  %y = arith.addi %x, %k1 : i32
  %a = func.call @maybe(%c, %arg, %x) : (i1, memref<?xi32>, i32) -> memref<?xi32>
  %b = func.call @maybe(%d, %a, %y) : (i1, memref<?xi32>, i32) -> memref<?xi32>
  return %b : memref<?xi32>
}
func.func @main() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %k5 = arith.constant 5 : i32
  %k40 = arith.constant 40 : i32
  %t = arith.constant true
  %f = arith.constant false
  %m = memref.alloc(%c2) : memref<?xi32>
  linalg.fill ins(%k5 : i32) outs(%m : memref<?xi32>)
  %0 = func.call @use(%t, %t, %m, %k40) : (i1, i1, memref<?xi32>, i32) -> memref<?xi32>
  %n0 = memref.dim %0, %c0 : memref<?xi32>
  scf.for %i = %c0 to %n0 step %c1 {
    %e = memref.load %0[%i] : memref<?xi32>
    vector.print %e : i32
  }
  %1 = func.call @use(%f, %t, %m, %k40) : (i1, i1, memref<?xi32>, i32) -> memref<?xi32>
  %n0_2 = memref.dim %1, %c0 : memref<?xi32>
  scf.for %i_2 = %c0 to %n0_2 step %c1 {
    %e_2 = memref.load %1[%i_2] : memref<?xi32>
    vector.print %e_2 : i32
  }
  %2 = func.call @use(%t, %f, %m, %k40) : (i1, i1, memref<?xi32>, i32) -> memref<?xi32>
  %n0_3 = memref.dim %2, %c0 : memref<?xi32>
  scf.for %i_3 = %c0 to %n0_3 step %c1 {
    %e_3 = memref.load %2[%i_3] : memref<?xi32>
    vector.print %e_3 : i32
  }
  return
}
