// Exercises: scf.parallel whose body allocates a scratch buffer per iteration and writes disjoint elements.
func.func @par(%n: index) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c8 = arith.constant 8 : index
  %k0 = arith.constant 0 : i32
  %k3 = arith.constant 3 : i32
  %m = arith.minui %n, %c8 : index
  %o = memref.alloc(%m) : memref<?xi32>
  scf.parallel (%i) = (%c0) to (%m) step (%c1) {
    %s = memref.alloc() : memref<i32>
    %t = arith.index_cast %i : index to i32
    %v = arith.muli %t, %k3 : i32
    memref.store %v, %s[] : memref<i32>
    %w = memref.load %s[] : memref<i32>
    memref.store %w, %o[%i] : memref<?xi32>
    scf.reduce
  }
  %n0 = memref.dim %o, %c0 : memref<?xi32>
  %r = scf.for %i = %c0 to %n0 step %c1 iter_args(%acc0 = %k0) -> (i32) {
    %e = memref.load %o[%i] : memref<?xi32>
    %next = arith.addi %acc0, %e : i32
    scf.yield %next : i32
  }
  return %r : i32
}
func.func @main() {
  %c5 = arith.constant 5 : index
  %0 = func.call @par(%c5) : (index) -> i32
  vector.print %0 : i32
  return
}
