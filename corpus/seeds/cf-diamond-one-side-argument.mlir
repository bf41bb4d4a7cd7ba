// Exercises: diamond whose join receives a fresh buffer on one edge and a function argument on the other, then returns it (clone when not owned).
func.func @d(%c: i1, %arg: memref<?xi32>) -> memref<?xi32> {
  %c0 = arith.constant 0 : index
  %k2 = arith.constant 2 : i32
  cf.cond_br %c, ^bb1, ^bb2(%arg : memref<?xi32>)
^bb1:
  %n = memref.dim %arg, %c0 : memref<?xi32>
  %a = memref.alloc(%n) : memref<?xi32>
  linalg.fill ins(%k2 : i32) outs(%a : memref<?xi32>)
  cf.br ^bb2(%a : memref<?xi32>)
^bb2(%p: memref<?xi32>):
  return %p : memref<?xi32>
}
func.func @main() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %k12 = arith.constant 12 : i32
  %t = arith.constant true
  %f = arith.constant false
  %m = memref.alloc(%c2) : memref<?xi32>
  linalg.fill ins(%k12 : i32) outs(%m : memref<?xi32>)
  %0 = func.call @d(%t, %m) : (i1, memref<?xi32>) -> memref<?xi32>
  %n0 = memref.dim %0, %c0 : memref<?xi32>
  scf.for %i = %c0 to %n0 step %c1 {
    %e = memref.load %0[%i] : memref<?xi32>
    vector.print %e : i32
  }
  %1 = func.call @d(%f, %m) : (i1, memref<?xi32>) -> memref<?xi32>
  %n0_2 = memref.dim %1, %c0 : memref<?xi32>
  scf.for %i_2 = %c0 to %n0_2 step %c1 {
    %e_2 = memref.load %1[%i_2] : memref<?xi32>
    vector.print %e_2 : i32
  }
  return
}
