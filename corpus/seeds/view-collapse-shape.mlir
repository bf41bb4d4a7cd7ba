// Exercises: memref.collapse_shape of a 3-D buffer carried through a loop as 1-D view of a fresh allocation in each iteration.
func.func @collapse(%n: index, %x: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c5 = arith.constant 5 : index
  %c12 = arith.constant 12 : index
  %k0 = arith.constant 0 : i32
  %m = arith.minui %n, %c5 : index
  %a = memref.alloc() : memref<12xi32>
  linalg.fill ins(%x : i32) outs(%a : memref<12xi32>)
  %r = scf.for %i = %c0 to %m step %c1 iter_args(%p = %a) -> (memref<12xi32>) {
    %f = memref.alloc() : memref<2x3x2xi32>
    %v = memref.load %p[%i] : memref<12xi32>
    %t = arith.index_cast %i : index to i32
    %w = arith.addi %v, %t : i32
    linalg.fill ins(%w : i32) outs(%f : memref<2x3x2xi32>)
    %q = memref.collapse_shape %f [[0, 1, 2]] : memref<2x3x2xi32> into memref<12xi32>
    scf.yield %q : memref<12xi32>
  }
  %s = scf.for %i = %c0 to %c12 step %c1 iter_args(%acc0 = %k0) -> (i32) {
    %e = memref.load %r[%i] : memref<12xi32>
    %next = arith.addi %acc0, %e : i32
    scf.yield %next : i32
  }
  return %s : i32
}
func.func @main() {
  %c4 = arith.constant 4 : index
  %k1 = arith.constant 1 : i32
  %0 = func.call @collapse(%c4, %k1) : (index, i32) -> i32
  vector.print %0 : i32
  return
}
