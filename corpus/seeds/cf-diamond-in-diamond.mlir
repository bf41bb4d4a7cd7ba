// Exercises: a diamond nested in one arm of another; ownership flags travel along chains of block arguments.
func.func @dd(%a: i1, %b: i1, %arg: memref<1xi32>, %x: i32) -> memref<1xi32> {
  %c0 = arith.constant 0 : index
  %k2 = arith.constant 2 : i32
  %o = memref.alloc() : memref<1xi32>
  memref.store %x, %o[%c0] : memref<1xi32>
  cf.cond_br %a, ^l, ^r
^l:
  cf.cond_br %b, ^ll, ^lr(%arg : memref<1xi32>)
^ll:
  %f = memref.alloc() : memref<1xi32>
  memref.store %k2, %f[%c0] : memref<1xi32>
  cf.br ^lr(%f : memref<1xi32>)
^lr(%p: memref<1xi32>):
  cf.br ^join(%p : memref<1xi32>)
^r:
  cf.br ^join(%o : memref<1xi32>)
^join(%q: memref<1xi32>):
  return %q : memref<1xi32>
}
func.func @main() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %k50 = arith.constant 50 : i32
  %k60 = arith.constant 60 : i32
  %t = arith.constant true
  %f = arith.constant false
  %m = memref.alloc() : memref<1xi32>
  memref.store %k50, %m[%c0] : memref<1xi32>
  %0 = func.call @dd(%t, %t, %m, %k60) : (i1, i1, memref<1xi32>, i32) -> memref<1xi32>
  scf.for %i = %c0 to %c1 step %c1 {
    %e = memref.load %0[%i] : memref<1xi32>
    vector.print %e : i32
  }
  %1 = func.call @dd(%t, %f, %m, %k60) : (i1, i1, memref<1xi32>, i32) -> memref<1xi32>
  scf.for %i_2 = %c0 to %c1 step %c1 {
    %e_2 = memref.load %1[%i_2] : memref<1xi32>
    vector.print %e_2 : i32
  }
  %2 = func.call @dd(%f, %f, %m, %k60) : (i1, i1, memref<1xi32>, i32) -> memref<1xi32>
  scf.for %i_3 = %c0 to %c1 step %c1 {
    %e_3 = memref.load %2[%i_3] : memref<1xi32>
    vector.print %e_3 : i32
  }
  return
}
