// Exercises: scf.while that carries a function argument and an owned buffer in one position alternately; the result must be cloned only when not owned.
func.func @mix(%n: index, %arg: memref<2xi32>) -> memref<2xi32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c6 = arith.constant 6 : index
  %k4 = arith.constant 4 : i32
  %m = arith.minui %n, %c6 : index
  %a = memref.alloc() : memref<2xi32>
  linalg.fill ins(%k4 : i32) outs(%a : memref<2xi32>)
  %r:3 = scf.while (%p = %arg, %q = %a, %i = %c0) : (memref<2xi32>, memref<2xi32>, index) -> (memref<2xi32>, memref<2xi32>, index) {
    %c = arith.cmpi ult, %i, %m : index
    scf.condition(%c) %p, %q, %i : memref<2xi32>, memref<2xi32>, index
  } do {
  ^bb0(%s: memref<2xi32>, %t: memref<2xi32>, %j: index):
    %k = arith.addi %j, %c1 : index
    scf.yield %t, %s, %k : memref<2xi32>, memref<2xi32>, index
  }
  return %r#0 : memref<2xi32>
}
func.func @main() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %k8 = arith.constant 8 : i32
  %m = memref.alloc() : memref<2xi32>
  linalg.fill ins(%k8 : i32) outs(%m : memref<2xi32>)
  %0 = func.call @mix(%c3, %m) : (index, memref<2xi32>) -> memref<2xi32>
  scf.for %i = %c0 to %c2 step %c1 {
    %e = memref.load %0[%i] : memref<2xi32>
    vector.print %e : i32
  }
  %1 = func.call @mix(%c2, %m) : (index, memref<2xi32>) -> memref<2xi32>
  scf.for %i_2 = %c0 to %c2 step %c1 {
    %e_2 = memref.load %1[%i_2] : memref<2xi32>
    vector.print %e_2 : i32
  }
  return
}
