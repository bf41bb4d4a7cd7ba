// Exercises: scf.for whose init is a function argument (never owned) and whose later buffers are fresh; the companion flag turns true in the first iteration.
func.func @carry(%n: index, %arg: memref<2xi32>) -> memref<2xi32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c8 = arith.constant 8 : index
  %m = arith.minui %n, %c8 : index
  %r = scf.for %i = %c0 to %m step %c1 iter_args(%p = %arg) -> (memref<2xi32>) {
    %q = memref.alloc() : memref<2xi32>
    %v = memref.load %p[%c0] : memref<2xi32>
    %w = arith.addi %v, %v : i32
    linalg.fill ins(%w : i32) outs(%q : memref<2xi32>)
    scf.yield %q : memref<2xi32>
  }
  return %r : memref<2xi32>
}
func.func @main() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c5 = arith.constant 5 : index
  %k1 = arith.constant 1 : i32
  %m = memref.alloc() : memref<2xi32>
  linalg.fill ins(%k1 : i32) outs(%m : memref<2xi32>)
  %0 = func.call @carry(%c0, %m) : (index, memref<2xi32>) -> memref<2xi32>
  scf.for %i = %c0 to %c2 step %c1 {
    %e = memref.load %0[%i] : memref<2xi32>
    vector.print %e : i32
  }
  %1 = func.call @carry(%c5, %m) : (index, memref<2xi32>) -> memref<2xi32>
  scf.for %i_2 = %c0 to %c2 step %c1 {
    %e_2 = memref.load %1[%i_2] : memref<2xi32>
    vector.print %e_2 : i32
  }
  return
}
