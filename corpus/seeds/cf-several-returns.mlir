// Exercises: several return ops; each returns another buffer (fresh, shared root, argument), the others must be freed on that way out.
func.func @ret(%a: i1, %b: i1, %arg: memref<2xi32>, %x: i32) -> memref<2xi32> {
  %k5 = arith.constant 5 : i32
  %o = memref.alloc() : memref<2xi32>
  linalg.fill ins(%x : i32) outs(%o : memref<2xi32>)
  cf.cond_br %a, ^bb1, ^bb2
^bb1:
  return %o : memref<2xi32>
^bb2:
  cf.cond_br %b, ^bb3, ^bb4
^bb3:
  %f = memref.alloc() : memref<2xi32>
  linalg.fill ins(%k5 : i32) outs(%f : memref<2xi32>)
  return %f : memref<2xi32>
^bb4:
  return %arg : memref<2xi32>
}
func.func @main() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %k7 = arith.constant 7 : i32
  %k8 = arith.constant 8 : i32
  %t = arith.constant true
  %f = arith.constant false
  %m = memref.alloc() : memref<2xi32>
  linalg.fill ins(%k7 : i32) outs(%m : memref<2xi32>)
  %0 = func.call @ret(%t, %f, %m, %k8) : (i1, i1, memref<2xi32>, i32) -> memref<2xi32>
  scf.for %i = %c0 to %c2 step %c1 {
    %e = memref.load %0[%i] : memref<2xi32>
    vector.print %e : i32
  }
  %1 = func.call @ret(%f, %t, %m, %k8) : (i1, i1, memref<2xi32>, i32) -> memref<2xi32>
  scf.for %i_2 = %c0 to %c2 step %c1 {
    %e_2 = memref.load %1[%i_2] : memref<2xi32>
    vector.print %e_2 : i32
  }
  %2 = func.call @ret(%f, %f, %m, %k8) : (i1, i1, memref<2xi32>, i32) -> memref<2xi32>
  scf.for %i_3 = %c0 to %c2 step %c1 {
    %e_3 = memref.load %2[%i_3] : memref<2xi32>
    vector.print %e_3 : i32
  }
  return
}
