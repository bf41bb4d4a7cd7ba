// Exercises: arith.select of an owned buffer and a function argument, returned; unknown ownership has to be resolved at the function boundary.
func.func @sel(%c: i1, %arg: memref<2xi32>, %x: i32) -> memref<2xi32> {
  %a = memref.alloc() : memref<2xi32>
  linalg.fill ins(%x : i32) outs(%a : memref<2xi32>)
  %s = arith.select %c, %a, %arg : memref<2xi32>
  return %s : memref<2xi32>
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
  %0 = func.call @sel(%t, %m, %k8) : (i1, memref<2xi32>, i32) -> memref<2xi32>
  scf.for %i = %c0 to %c2 step %c1 {
    %e = memref.load %0[%i] : memref<2xi32>
    vector.print %e : i32
  }
  %1 = func.call @sel(%f, %m, %k8) : (i1, memref<2xi32>, i32) -> memref<2xi32>
  scf.for %i_2 = %c0 to %c2 step %c1 {
    %e_2 = memref.load %1[%i_2] : memref<2xi32>
    vector.print %e_2 : i32
  }
  return
}
